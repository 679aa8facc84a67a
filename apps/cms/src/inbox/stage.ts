/** The time of the last status change, which only the server writes. */
import type { CollectionBeforeChangeHook } from "payload";
import type { Submission } from "#payload-types.ts";

const DAY = 86_400_000;

export const noteStage: CollectionBeforeChangeHook<Submission> = ({
  data,
  operation,
  originalDoc,
}) =>
  operation === "update" && data.status !== undefined && data.status !== originalDoc?.status
    ? { ...data, statusSince: new Date().toISOString() }
    : data;

/** `4 days`; empty if `since` is unknown. */
export function stageInWords(since: string | null | undefined, now = Date.now()): string {
  const ms = now - Date.parse(since ?? "");
  if (Number.isNaN(ms)) return "";
  const days = Math.floor(ms / DAY);
  if (days < 1) return "less than a day";
  return days === 1 ? "1 day" : `${days} days`;
}
