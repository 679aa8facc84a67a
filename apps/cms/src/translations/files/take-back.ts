/**
 * Writes the texts of a returned file as drafts, record by record: each is one transaction, in which
 * the original and the translation are read, compared and written. Refused units are named.
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
  type Report,
  type TakeBack,
} from "#translations/files/report.ts";
import { takeMessages } from "#translations/files/take-messages.ts";
import { takeRecord } from "#translations/files/take-record.ts";

/** `kind:record:path` */
function placeIn(id: string): { kind: string; record: number | null; path: string } | null {
  const [, kind, record, path] = /^([\w-]{1,60}):(\d{0,15}):(.{1,1000})$/s.exec(id) ?? [];
  if (kind === undefined || path === undefined) return null;
  return { kind, record: record === "" ? null : Number(record), path };
}

export async function takeBack(req: PayloadRequest, given: TakeBack): Promise<Report> {
  const report = emptyReport();
  const records = new Map<string, { kind: string; record: number | null; arrived: Arrived[] }>();
  for (const unit of given.returned.units) {
    const place = placeIn(unit.id);
    if (!place) {
      if (unit.id !== "nothing") refuseUnknown(report, unit.id, unit.id);
      continue;
    }
    const { kind, record, path } = place;
    const key = `${kind}:${record ?? ""}`;
    const of = records.get(key) ?? { kind, record, arrived: [] };
    of.arrived.push({ path, unit });
    records.set(key, of);
  }
  ofThisFile(req, given.returned.at);
  for (const of of records.values()) {
    // Statements on SQLite are synchronous: without a pause no other request runs.
    await nextTurn();
    const own = emptyReport();
    try {
      await initTransaction(req);
      const outcome =
        of.kind === MESSAGES
          ? await takeMessages(req, given, of.arrived)
          : await takeRecord(req, given, of);
      await commitTransaction(req);
      add(report, outcome);
    } catch (error) {
      req.payload.logger.warn({
        err: error,
        msg: "translations: a returned record was not written",
      });
      for (const { unit } of of.arrived)
        own.refused.push({
          id: unit.id,
          where: unit.id,
          why: "failed",
          detail: isPublic(error) ? error.message : "It could not be saved. Try again.",
        });
      add(report, own);
    } finally {
      await killTransaction(req);
    }
  }
  return report;
}

const isPublic = (error: unknown): error is Error =>
  error instanceof Error && "isPublic" in error && error.isPublic === true;

function ofThisFile(req: PayloadRequest, at: string | null): void {
  const headers = new Headers(req.headers);
  headers.delete(FORM_HEADER);
  if (at !== null) headers.set(FORM_HEADER, formOf(at));
  Object.defineProperty(req, "headers", { value: headers, configurable: true });
}
