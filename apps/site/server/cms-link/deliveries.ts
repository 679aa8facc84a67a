/**
 * `POST /deliveries`: the content host asks what became of messages, sends them again, and has a
 * person erased. Signed as `/purge` is.
 */
import {
  deliveriesCall,
  type DeliveriesAnswer,
  type DeliveriesQuestion,
} from "@meridian/contract/site-protocol/deliveries";
import type { AdminApi } from "@meridian/intake";
import type { Log } from "#server/observability/log.ts";
import { readSignedRequest } from "#server/cms-link/signed-request.ts";

export interface DeliveriesOptions {
  secret: string;
  adminApi: AdminApi | undefined;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Told of each valid question. */
  heard?: () => void;
  now?: () => number;
}

/** Rows of one answer; there is no more to be read on a dashboard. */
const MOST = 100;

const plain = (status: number, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

/**
 * Hearing a question twice does no harm: what was sent is known by its number, and what was erased
 * is gone.
 */
export function createDeliveries({
  secret,
  adminApi,
  log,
  heard,
  now = () => Date.now(),
}: DeliveriesOptions): (request: Request) => Promise<Response> {
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `deliveries: a question was refused: ${reason.trim()}`);
    return plain(status, reason);
  };
  return async (request) => {
    if (!adminApi) return plain(404, "Not found.\n");
    const read = await readSignedRequest(request, { secret, schema: deliveriesCall, now });
    if ("refused" in read) return refuse(read.refused.status, read.refused.reason);
    heard?.();
    try {
      return Response.json(await answer(adminApi, read.call.question, log), {
        headers: { "cache-control": "no-store" },
      });
    } catch (error) {
      log.error({ err: error }, "deliveries: the journal could not be asked");
      return plain(503, "The journal cannot be read or written; the site's log says why.\n");
    }
  };
}

async function answer(
  adminApi: AdminApi,
  asked: DeliveriesQuestion,
  log: DeliveriesOptions["log"],
): Promise<DeliveriesAnswer<DeliveriesQuestion["ask"]>> {
  if (asked.ask === "undelivered") return { rows: await adminApi.list({ limit: MOST }) };
  if (asked.ask === "of")
    return { rows: await adminApi.list({ submission: asked.submission, all: true, limit: MOST }) };
  if (asked.ask === "count") return { submissions: await adminApi.count(asked.email) };
  if (asked.ask === "resend") {
    const rows = await adminApi.resend(asked.submission);
    log.info({ submission: asked.submission, rows }, "deliveries: sent again from the inbox");
    return { rows };
  }
  const removed = await adminApi.erase(asked.email);
  // Whose they were is what was to be forgotten.
  log.info({ ...removed }, "deliveries: a person was erased from the inbox");
  if (!removed.isScrubbed)
    log.warn(
      {},
      "deliveries: the journal's log could not be emptied, for somebody reads the journal: erase the person again, or restart the site",
    );
  return removed;
}
