import type { Delivery } from "#server/site-client.ts";

const TARGETS: Record<string, string> = {
  host: "this inbox",
  mail: "e-mail to the office",
  acknowledgement: "e-mail to the visitor",
  webhook: "webhook",
};

const time = (ms: number): string => `${new Date(ms).toUTCString().slice(5, 22)} UTC`;

const KINDS: Record<string, string> = {
  contact: "Contact message",
  resume: "Application",
  "price-request": "Price request",
  survey: "Survey",
};

export const kindWord = (kind: string): string => KINDS[kind] ?? kind;

/** With the reason of a failure. */
export function deliveryWords({ target, state, attempts, dueAt, settledAt, error }: Delivery): {
  target: string;
  state: string;
} {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  const words = {
    delivered: `delivered ${time(settledAt ?? 0)}`,
    waiting: error ? `waiting after ${tries}: ${error}; next attempt ${time(dueAt)}` : "on its way",
    "set-aside": `not delivered after ${tries}: ${error ?? "reason unknown"}. There are no further automatic attempts.`,
  };
  return { target: TARGETS[target] ?? target, state: words[state] };
}
