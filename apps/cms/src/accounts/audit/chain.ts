/**
 * The entries as a chain: each hash covers the entry and the hash before it, so an entry that was
 * changed, put in or taken out does not fit any more. Keyed (HMAC, RFC 2104), so that who writes to
 * the database alone cannot make it fit.
 */
import { createHmac, hkdfSync } from "node:crypto";
import type { AuditLog } from "#payload-types.ts";

/** What stands before the first entry. */
export const BEGINNING = "";

export const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "meridian audit log", 32));

/** Of which key a hash is, so that a changed secret is not taken for a changed entry. */
export const nameOfKey = (key: Buffer): string =>
  createHmac("sha256", key).update("name").digest("hex").slice(0, 8);

type Entry = Pick<AuditLog, "at" | "event" | "by" | "who" | "place" | "record" | "detail">;

export function hashOf(key: Buffer, number: number, entry: Entry, before: string): string {
  const { at, event, by, who, place, record, detail } = entry;
  const said = [
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
  return createHmac("sha256", key).update(JSON.stringify(said)).digest("hex");
}
