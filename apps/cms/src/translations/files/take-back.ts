/**
 * Writes the texts of a returned file as drafts, some records in each transaction, in which originals
 * and translations are read, compared and written. Refused units are named.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import { FORM_HEADER } from "#admin-ui/open-form.ts";
import { MESSAGES } from "#translations/files/language-words.ts";
import {
  add,
  emptyReport,
  formOf,
  refuseUnknown,
  type Arrived,
  type ArrivedRecord,
  type Report,
  type TakeBack,
} from "#translations/files/report.ts";
import { takeMessages } from "#translations/files/take-messages.ts";
import { takeRecords } from "#translations/files/take-records.ts";

/** `kind:record:path` */
function placeIn(id: string): { kind: string; record: number | null; path: string } | null {
  const [, kind, record, path] = /^([\w-]{1,60}):(\d{0,9}):(.{1,1000})$/s.exec(id) ?? [];
  if (kind === undefined || path === undefined) return null;
  return { kind, record: record === "" ? null : Number(record), path };
}

/** Records in one transaction: each of them is read and written in a part of the time. */
const AT_ONCE = 25;

export async function takeBack(req: PayloadRequest, given: TakeBack): Promise<Report> {
  const [report, unknown] = [emptyReport(), emptyReport()];
  const records = new Map<string, ArrivedRecord>();
  for (const unit of given.returned.units) {
    const place = placeIn(unit.id);
    if (!place) {
      if (unit.id !== "nothing") refuseUnknown(unknown, unit.id, unit.id);
      continue;
    }
    const { kind, record, path } = place;
    const key = `${kind}:${record ?? ""}`;
    const of = records.get(key) ?? { kind, record, units: [] };
    of.units.push({ path, unit });
    records.set(key, of);
  }
  add(report, unknown);
  ofThisFile(req, given.returned.at);
  for (const ofKind of Map.groupBy(records.values(), ({ kind }) => kind).values())
    for (let at = 0; at < ofKind.length; at += AT_ONCE)
      add(report, await takeSome(req, given, ofKind.slice(at, at + AT_ONCE)));
  return report;
}

/** Records of one kind, in one transaction; each in its own if one of them cannot be saved. */
async function takeSome(
  req: PayloadRequest,
  given: TakeBack,
  some: readonly ArrivedRecord[],
): Promise<Report> {
  const [{ kind, units } = { kind: "", units: [] }, ...others] = some;
  await nextTurn();
  try {
    await initTransaction(req);
    const taken =
      kind === MESSAGES
        ? await takeMessages(req, given, units)
        : await takeRecords(req, given, some);
    await commitTransaction(req);
    return taken;
  } catch (error) {
    await killTransaction(req);
    const report = emptyReport();
    if (others.length > 0) for (const one of some) add(report, await takeSome(req, given, [one]));
    else refuseFailed(req, report, units, error);
    return report;
  }
}

function refuseFailed(
  { payload }: PayloadRequest,
  report: Report,
  units: readonly Arrived[],
  error: unknown,
): void {
  payload.logger.warn({ err: error, msg: "translations: a returned record was not written" });
  const detail = isPublic(error) ? error.message : "It could not be saved. Try again.";
  for (const { unit } of units)
    report.refused.push({ id: unit.id, where: unit.id, why: "failed", detail });
}

const isPublic = (error: unknown): error is Error =>
  error instanceof Error && "isPublic" in error && error.isPublic === true;

function ofThisFile(req: PayloadRequest, at: string | null): void {
  const headers = new Headers(req.headers);
  headers.delete(FORM_HEADER);
  if (at !== null) headers.set(FORM_HEADER, formOf(at));
  Object.defineProperty(req, "headers", { value: headers, configurable: true });
}
