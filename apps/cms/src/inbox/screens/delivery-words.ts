import type { Words } from "#admin-ui/words/words.ts";
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

export function deliveryWords(delivery: Delivery, t: Words): DeliveryWords {
  const { target, state, attempts, dueAt, settledAt, error } = delivery;
  const reason = error ?? t("reason unknown");
  const values = { n: attempts, reason };
  const words = {
    delivered: { state: t("delivered"), at: settledAt ?? 0 },
    waiting: error
      ? {
          state: t(
            attempts === 1
              ? "waiting after {n} try: {reason}; next attempt"
              : "waiting after {n} tries: {reason}; next attempt",
            values,
          ),
          at: dueAt,
        }
      : { state: t("on its way") },
    "set-aside": {
      state: t(
        attempts === 1
          ? "not delivered after {n} try: {reason}. There are no further automatic attempts."
          : "not delivered after {n} tries: {reason}. There are no further automatic attempts.",
        values,
      ),
    },
  };
  return { target: t(TARGETS[target] ?? target), ...words[state] };
}
