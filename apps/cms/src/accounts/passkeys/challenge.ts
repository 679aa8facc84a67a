/** A passkey can answer a challenge once, within five minutes, for one purpose. */
import type { Payload } from "payload";
import * as v from "valibot";
import { spendOnce } from "#accounts/login/spend-once.ts";
import { decrypt, encrypt } from "@meridian/contract/site-protocol/encryption";

const LIFE_MS = 5 * 60_000;
const USE = "passkey";

const heldSchema = v.object({
  challenge: v.string(),
  purpose: v.picklist(["add", "enter", "second"]),
  user: v.number(),
  until: v.number(),
});

export interface Content {
  challenge: string;
  purpose: "add" | "enter" | "second";
  /** The user whose passkey is required; 0: any user. */
  user: number;
}

/** The browser stores it; only this host can decrypt it. */
export const ticketOf = ({ secret }: Payload, content: Content): string =>
  encrypt(JSON.stringify({ ...content, until: Date.now() + LIFE_MS }), secret, USE);

/** Uses the ticket up; `null` for an expired, used or foreign one. */
export async function challengeOf(
  payload: Payload,
  ticket: unknown,
  { purpose, user }: Omit<Content, "challenge">,
): Promise<string | null> {
  const text = typeof ticket === "string" ? decrypt(ticket, payload.secret, USE) : null;
  if (text === null) return null;
  const { success, output: held } = v.safeParse(heldSchema, JSON.parse(text));
  if (!success) return null;
  if (held.purpose !== purpose || held.user !== user || held.until <= Date.now()) return null;
  return (await spendOnce(payload, `passkey ${held.challenge}`, held.until))
    ? held.challenge
    : null;
}
