/** A login with a passkey counts for ten minutes as the password entered again. */
import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { spendOnce } from "#accounts/login/spend-once.ts";

const FRESH_MS = 10 * 60_000;
const ticketOf = (session: string): string => `fresh ${session}`;

export async function noteFreshLogin(payload: Payload, session: string): Promise<void> {
  await spendOnce(payload, ticketOf(session), Date.now() + FRESH_MS);
}

export async function isFreshLogin(payload: Payload, session: string): Promise<boolean> {
  const mark = createHash("sha256").update(ticketOf(session)).digest("hex");
  const { totalDocs } = await payload.count({
    collection: "spent-tickets",
    where: { and: [{ mark: { equals: mark } }, { until: { greater_than: Date.now() } }] },
  });
  return totalDocs > 0;
}
