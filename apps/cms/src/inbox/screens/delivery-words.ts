import type { Delivery } from "#server/site-client.ts";

const TARGETS: Record<string, string> = {
  host: "this inbox",
  mail: "e-mail to the office",
  acknowledgement: "e-mail to the visitor",
  webhook: "webhook",
  slack: "Slack",
  teams: "Microsoft Teams",
  reply: "reply by e-mail",
};

interface DeliveryWords {
  target: string;
  /** With the reason of a failure. */
  state: string;
  /** Follows the words: milliseconds since 1970. */
  at?: number | undefined;
}

export function deliveryWords(delivery: Delivery): DeliveryWords {
  const { target, state, attempts, dueAt, settledAt, error } = delivery;
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  const words = {
    delivered: { state: "delivered", at: settledAt ?? 0 },
    waiting: error
      ? { state: `waiting after ${tries}: ${error}; next attempt`, at: dueAt }
      : { state: "on its way" },
    "set-aside": {
      state: `not delivered after ${tries}: ${error ?? "reason unknown"}. There are no further automatic attempts.`,
    },
  };
  return { target: TARGETS[target] ?? target, ...words[state] };
}
