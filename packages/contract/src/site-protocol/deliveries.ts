/**
 * `POST /deliveries` of the site: the content host requests the state of messages, sends them
 * again, and erases a person. No response contains a visitor's text.
 */
import * as v from "valibot";

const submission = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const email = v.pipe(v.string(), v.minLength(3), v.maxLength(320));

export const deliveriesQuestion = v.variant("ask", [
  v.object({ ask: v.literal("undelivered") }),
  v.object({ ask: v.literal("of"), submission }),
  v.object({ ask: v.literal("resend"), submission }),
  v.object({ ask: v.literal("count"), email }),
  v.object({ ask: v.literal("erase"), email }),
]);
export type DeliveriesQuestion = v.InferOutput<typeof deliveriesQuestion>;

/** `for` prevents a call signed for one address of the site from being valid at another. */
export const deliveriesCall = v.object({
  for: v.literal("deliveries"),
  at: v.number(),
  question: deliveriesQuestion,
});
export type DeliveriesCall = v.InferOutput<typeof deliveriesCall>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One delivery of the site's journal; times are in milliseconds. */
export const delivery = v.object({
  submission: v.string(),
  kind: v.string(),
  target: v.string(),
  state: v.picklist(["waiting", "delivered", "set-aside"]),
  attempts: count,
  since: v.number(),
  dueAt: v.number(),
  /** When it was delivered or set aside. */
  settledAt: v.nullable(v.number()),
  /** The result of the last failed attempt. */
  error: v.nullable(v.string()),
});
export type Delivery = v.InferOutput<typeof delivery>;

const rows = v.object({ rows: v.array(delivery) });

/** The response to each request. */
export const deliveriesAnswers = {
  undelivered: rows,
  of: rows,
  /** How many deliveries are retried now. */
  resend: v.object({ rows: count }),
  count: v.object({ submissions: count }),
  erase: v.object({ submissions: count, files: count }),
} satisfies Record<DeliveriesQuestion["ask"], v.GenericSchema>;
export type DeliveriesAnswer<Ask extends DeliveriesQuestion["ask"]> = v.InferOutput<
  (typeof deliveriesAnswers)[Ask]
>;
