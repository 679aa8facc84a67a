/** A question that one passkey answers once, within five minutes, for what it was asked for. */
import type { Payload } from "payload";
import * as v from "valibot";
import { spendOnce } from "#accounts/login/spend-once.ts";
import { decrypt, encrypt } from "#accounts/second-factor/encryption.ts";

const LIFE_MS = 5 * 60_000;
const USE = "passkey";

const heldSchema = v.object({
  challenge: v.string(),
  purpose: v.picklist(["add", "enter", "second"]),
  user: v.number(),
  until: v.number(),
});

export interface Asked {
  challenge: string;
  purpose: "add" | "enter" | "second";
  /** Whose answer it must be; 0: anybody's. */
  user: number;
}

/** Held by the browser, and read by nobody but us. */
export const ticketOf = ({ secret }: Payload, asked: Asked): string =>
  encrypt(JSON.stringify({ ...asked, until: Date.now() + LIFE_MS }), secret, USE);

/** The challenge of a ticket, which is spent by it; `null` for an old, a used or another one. */
export async function challengeOf(
  payload: Payload,
  ticket: unknown,
  { purpose, user }: Omit<Asked, "challenge">,
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
