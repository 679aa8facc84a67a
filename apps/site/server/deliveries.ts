/** `POST /deliveries`: the content host asks what became of messages, sends them again, and has a person erased. Signed as `/purge` is. */
import type { Office } from "@meridian/intake";
import * as v from "valibot";
import type { Log } from "#server/log.ts";
import { hearQuestion } from "#server/signed-question.ts";

export interface DeliveriesOptions {
  secret: string;
  office: Office | undefined;
  log: Pick<Log, "info" | "warn" | "error">;
  now?: () => number;
}

/** Rows of one answer; there is no more to be read on a dashboard. */
const MOST = 100;

const number = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const email = v.pipe(v.string(), v.minLength(3), v.maxLength(320));
const question = v.variant("ask", [
  v.object({ ask: v.literal("undelivered") }),
  v.object({ ask: v.literal("of"), submission: number }),
  v.object({ ask: v.literal("resend"), submission: number }),
  v.object({ ask: v.literal("count"), email }),
  v.object({ ask: v.literal("erase"), email }),
]);
const schema = v.object({ for: v.literal("deliveries"), at: v.number(), question });

type Question = v.InferOutput<typeof question>;

const plain = (status: number, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

/** Hearing a question twice does no harm: what was sent is known by its number, and what was erased is gone. */
export function createDeliveries({
  secret,
  office,
  log,
  now = () => Date.now(),
}: DeliveriesOptions): (request: Request) => Promise<Response> {
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `deliveries: a question was refused: ${reason.trim()}`);
    return plain(status, reason);
  };
  return async (request) => {
    if (!office) return plain(404, "Not found.\n");
    const heard = await hearQuestion(request, { secret, schema, now });
    if ("refused" in heard) return refuse(heard.refused.status, heard.refused.reason);
    try {
      return Response.json(await answer(office, heard.question.question, log), {
        headers: { "cache-control": "no-store" },
      });
    } catch (error) {
      log.error({ err: error }, "deliveries: the journal could not be asked");
      return plain(503, "The journal cannot be read or written; the site's log says why.\n");
    }
  };
}

async function answer(
  office: Office,
  asked: Question,
  log: DeliveriesOptions["log"],
): Promise<object> {
  if (asked.ask === "undelivered") return { rows: await office.list({ limit: MOST }) };
  if (asked.ask === "of")
    return { rows: await office.list({ submission: asked.submission, all: true, limit: MOST }) };
  if (asked.ask === "count") return { submissions: await office.count(asked.email) };
  if (asked.ask === "resend") {
    const rows = await office.resend(asked.submission);
    log.info({ submission: asked.submission, rows }, "deliveries: sent again from the inbox");
    return { rows };
  }
  const removed = await office.erase(asked.email);
  // Whose they were is what was to be forgotten.
  log.info({ ...removed }, "deliveries: a person was erased from the inbox");
  if (!removed.isScrubbed)
    log.warn(
      {},
      "deliveries: the journal's log could not be emptied, for somebody reads the journal: erase the person again, or restart the site",
    );
  return removed;
}
