/** `POST /deliveries`, signed: the host lists and resends undelivered messages, erases persons. */
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
  /** Called for each valid request. */
  onValidCall?: () => void;
}

/** Maximum rows of a response, enough for a dashboard. */
const MOST = 100;

const plain = (status: number, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

/** Repeated requests are harmless: messages have numbers, and erased ones are gone. */
export function createDeliveries({
  secret,
  adminApi,
  log,
  onValidCall,
}: DeliveriesOptions): (request: Request) => Promise<Response> {
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `deliveries: rejected a request: ${reason.trim()}`);
    return plain(status, reason);
  };
  return async (request) => {
    if (!adminApi) return plain(404, "Not found.\n");
    const read = await readSignedRequest(request, { secret, schema: deliveriesCall });
    if ("refused" in read) return refuse(read.refused.status, read.refused.reason);
    onValidCall?.();
    try {
      return Response.json(await answer(adminApi, read.call.question, log), {
        headers: { "cache-control": "no-store" },
      });
    } catch (error) {
      log.error({ err: error }, "deliveries: the journal is unreadable");
      return plain(503, "The journal cannot be read or written; the site's log says why.\n");
    }
  };
}

async function answer(
  adminApi: AdminApi,
  query: DeliveriesQuestion,
  log: DeliveriesOptions["log"],
): Promise<DeliveriesAnswer<DeliveriesQuestion["ask"]>> {
  if (query.ask === "undelivered") return { rows: await adminApi.list({ limit: MOST }) };
  if (query.ask === "of")
    return { rows: await adminApi.list({ submission: query.submission, all: true, limit: MOST }) };
  if (query.ask === "count") return { submissions: await adminApi.count(query.email) };
  if (query.ask === "resend") {
    const rows = await adminApi.resend(query.submission);
    log.info({ submission: query.submission, rows }, "deliveries: resent from the inbox");
    return { rows };
  }
  const removed = await adminApi.erase(query.email);
  // Not logged: whose they were.
  log.info({ ...removed }, "deliveries: erased a person from the inbox");
  if (!removed.isScrubbed)
    log.warn(
      {},
      "deliveries: the journal's log could not be emptied, because a reader holds it: erase the person again, or restart the site",
    );
  return removed;
}
