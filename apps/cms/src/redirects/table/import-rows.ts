/** Writes the rows of a table as redirects, each by itself: one that is refused keeps none back. */
import { redirectTarget } from "@meridian/contract/redirect-target";
import { ValidationError, type PayloadRequest } from "payload";
import type { TableRow } from "#redirects/table/read-table.ts";
import { destinationOf } from "#redirects/rules.ts";
import type { Redirect } from "#payload-types.ts";

export interface RowReport {
  line: number;
  from: string;
  to: string;
  outcome: "made" | "changed" | "unchanged" | "proposed" | "refused";
  /** Why it was refused; else empty. */
  why: string;
}

type Ready = TableRow & { status: Redirect["status"] };

/** `rows`: all of the table, for what stands in it twice. Those from `start` to `end` are written. */
export async function importRows(
  req: PayloadRequest,
  rows: readonly TableRow[],
  { start, end, siteUrl }: { start: number; end: number; siteUrl: string },
): Promise<RowReport[]> {
  const spelled = rows.map((row) => ({ ...row, from: spelledBySite(row.from, siteUrl) }));
  const firstLines = new Map<string, number>();
  for (const { from, line } of spelled) if (!firstLines.has(from)) firstLines.set(from, line);
  const report: RowReport[] = [];
  for (const row of spelled.slice(start, end)) {
    const done = (outcome: RowReport["outcome"], why = ""): number =>
      report.push({ line: row.line, from: row.from, to: row.to, outcome, why });
    const first = firstLines.get(row.from);
    const status = row.status === "" ? "301" : row.status;
    if (row.from !== "" && first !== undefined && first !== row.line)
      done("refused", `Line ${first} has the same old address.`);
    else if (status !== "301" && status !== "302")
      done("refused", "The status is 301 (for good) or 302 (for now).");
    else
      try {
        done(await write(req, { ...row, status }, siteUrl));
      } catch (error) {
        done("refused", reasonOf(error));
      }
  }
  return report;
}

async function write(
  req: PayloadRequest,
  { from, to, status }: Ready,
  siteUrl: string,
): Promise<RowReport["outcome"]> {
  const known = await req.payload.db.findOne<Redirect>({
    collection: "redirects",
    where: { from: { equals: from } },
  });
  const data = { from, to, status };
  const as = {
    collection: "redirects",
    data,
    user: req.user,
    context: req.context,
    overrideAccess: false,
  } as const;
  if (!known) {
    await req.payload.create({ ...as, depth: 0 });
    return "made";
  }
  const target = redirectTarget(to, siteUrl)?.to ?? to;
  const end = await destinationOf(req, from, target);
  if (known.status === status && known.to === end) return "unchanged";
  await req.payload.update({ ...as, id: known.id, depth: 0 });
  return "changed";
}

/**
 * Other tools write whole addresses, capitals and a slash at the end; visitors come to the site's
 * spelling of them in any case.
 */
function spelledBySite(from: string, siteUrl: string): string {
  const own = redirectTarget(from, siteUrl);
  if (!own || own.isElsewhere || own.to.startsWith("/?")) return from;
  return own.to.toLowerCase().replace(/\/+$/, "") || "/";
}

/** In the words of the form. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ValidationError)) throw error;
  return error.data.errors.map(({ message }) => message).join(" ");
}
