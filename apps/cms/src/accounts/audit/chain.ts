/**
 * Each hash covers the entry and the previous hash, so a changed, inserted or removed entry breaks
 * the chain. Keyed (HMAC, RFC 2104): write access to the database is not enough to repair it.
 */
import { createHmac, hkdfSync } from "node:crypto";
import type { AuditLog } from "#payload-types.ts";

/** The previous hash of the first entry. */
export const BEGINNING = "";

export const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "meridian audit log", 32));

/** Identifies the key, so that a changed secret is not reported as a changed entry. */
export const nameOfKey = (key: Buffer): string =>
  createHmac("sha256", key).update("name").digest("hex").slice(0, 8);

type Entry = Pick<AuditLog, "at" | "event" | "by" | "who" | "place" | "record" | "detail">;

export function hashOf(key: Buffer, number: number, entry: Entry, before: string): string {
  const { at, event, by, who, place, record, detail } = entry;
  const values = [
    number,
    new Date(at).toISOString(),
    event,
    by ?? null,
    who,
    place ?? "",
    record ?? "",
    detail ?? "",
    before,
  ];
  return createHmac("sha256", key).update(JSON.stringify(values)).digest("hex");
}
