/** What became of the texts of a returned file. */
import { compareUnit, type Compared, type Why } from "#translations/files/compare-unit.ts";
import type { ListedUnit } from "#translations/files/language-words.ts";
import type { Returned, ReturnedUnit } from "#translations/files/returned.ts";

export interface NamedUnit {
  id: string;
  /** For people. */
  where: string;
  detail: string;
}

export interface Report {
  /** Texts. */
  written: number;
  /** Old translations that were confirmed. */
  confirmed: number;
  same: number;
  empty: number;
  /** Without an address if the user does not see its form. */
  drafts: { title: string; address: string }[];
  /** Written, but longer than their places show. */
  long: NamedUnit[];
  refused: (NamedUnit & { why: Why })[];
  /** Refused beyond these. */
  alsoRefused: number;
}

/** As many as a person can correct by a list. */
const MOST_NAMED = 1000;

export interface TakeBack {
  language: string;
  returned: Returned;
}

/** Of one record. */
export interface Arrived {
  path: string;
  unit: ReturnedUnit;
}

export interface ArrivedRecord {
  kind: string;
  record: number | null;
  units: Arrived[];
}

export const emptyReport = (): Report => ({
  written: 0,
  confirmed: 0,
  same: 0,
  empty: 0,
  drafts: [],
  long: [],
  refused: [],
  alsoRefused: 0,
});

export function add(report: Report, own: Report): void {
  report.written += own.written;
  report.confirmed += own.confirmed;
  report.same += own.same;
  report.empty += own.empty;
  report.drafts.push(...own.drafts);
  report.long.push(...own.long.slice(0, MOST_NAMED - report.long.length));
  const named = own.refused.slice(0, MOST_NAMED - report.refused.length);
  report.refused.push(...named);
  report.alsoRefused += own.refused.length - named.length;
}

export const refuseUnknown = (report: Report, id: string, where: string): void =>
  void report.refused.push({
    id: id.slice(0, 200),
    where: where.slice(0, 200),
    why: "unknown",
    detail: "No public text has this id: it was removed, or the file is another site's.",
  });

/** A later return of the same file continues its own work (`stale-write-guard.ts` stores the form). */
export const formOf = (at: string): string => `words-${at.replaceAll(/\W/g, "-")}`;

/** The units of a place by what the file has for each; counts those that change nothing. */
export async function compareAll(
  report: Report,
  title: string,
  {
    units,
    arrived,
    before,
  }: {
    units: readonly ListedUnit[];
    arrived: readonly Arrived[];
    /** By path, the texts when the file was made; `null`: unknown. */
    before: () => Promise<ReadonlyMap<string, string> | null>;
  },
): Promise<Map<string, Extract<Compared, { kind: "new" | "right" }>>> {
  const byPath = new Map(units.map((unit) => [unit.path, unit]));
  const changes = new Map<string, Extract<Compared, { kind: "new" | "right" }>>();
  let were: ReturnType<typeof before> | undefined;
  for (const { path, unit: returned } of arrived) {
    const unit = byPath.get(path);
    const { id } = returned;
    if (!unit) {
      refuseUnknown(report, id, `${title}: ${path}`);
      continue;
    }
    const where = `${title}: ${unit.label}`;
    const compared: Compared = changes.has(path)
      ? { kind: "refused", why: "unknown", detail: "The file has it twice: the first one counts." }
      : await compareUnit(
          unit,
          returned,
          async () => (await (were ??= before()))?.get(path) ?? null,
        );
    if (compared.kind === "refused")
      report.refused.push({ id, where, why: compared.why, detail: compared.detail });
    else if (compared.kind === "new" || compared.kind === "right") {
      changes.set(path, compared);
      if (compared.kind === "right") report.confirmed += 1;
      else report.written += 1;
      if (compared.kind === "new" && compared.note)
        report.long.push({ id, where, detail: compared.note });
    } else report[compared.kind] += 1;
  }
  return changes;
}
