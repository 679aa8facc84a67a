/** `POST /purge`: the response follows when the next visitor would get the new content. */
import { purgeCall, type PurgeCall } from "@meridian/contract/site-protocol/purge";
import { SIGNATURE_GOOD_FOR } from "@meridian/contract/site-protocol/signature";
import { readSignedRequest } from "@meridian/contract/site-protocol/signed-request";
import { createFlights } from "@meridian/http/flights";
import type { Uses } from "#server/services.ts";

interface Used extends Uses<
  never,
  {
    settings: "purgeSecret";
    invalidations: "purge";
    metrics: "purge";
    log: "info" | "warn";
  }
> {
  /** Called with the numbers of the host's changes. */
  notified?: (from: number, to: number) => void;
  /** Called for each valid call, including repeated ones. */
  onValidCall?: () => void;
  /** Notifies the other sites behind the balancer. */
  publish?: ((call: PurgeCall) => Promise<void>) | undefined;
  now?: () => number;
}

const IDS_REMEMBERED = 10_000;
/** Milliseconds until a repeated call is carried out again. */
const LIMIT_MS = 30_000;
const MALFORMED =
  'The body must be JSON: {"tags": ["home", …], "id": "<unique>", "at": <milliseconds>}.\n';

export interface Purge {
  answer(request: Request): Promise<Response>;
  /** Applies a call that another site received. */
  receive(call: PurgeCall): Promise<void>;
}

/** A repeated call gets the same response without effect: the first may have been lost. */
export function createPurge({
  settings: { purgeSecret: secret },
  invalidations,
  metrics,
  log,
  notified,
  onValidCall: onValid,
  publish,
  now = () => Date.now(),
}: Used): Purge {
  const seen = new Map<string, number>();
  const underWay = createFlights<void>({ name: "purges", limitMs: LIMIT_MS, log });
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `purge refused: ${reason.trim()}`);
    return new Response(reason, {
      status,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  };
  const done = (): Response =>
    new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

  /** Whether it was new. */
  async function apply(call: PurgeCall): Promise<boolean> {
    const { tags, id, at, from, to } = call;
    const lag = now() - at;
    onValid?.();
    if (seen.has(id)) return false;
    // Repeated during its execution, by the host or over the bus.
    const isRepeated = underWay.has(id);
    await underWay.share(id, () => invalidations.purge(tags));
    if (isRepeated) return false;
    remember(seen, id, now());
    if (from !== undefined && to !== undefined) notified?.(from, to);
    metrics.purge(lag);
    log.info({ tags, lag }, "purged");
    return true;
  }

  return {
    async answer(request) {
      const read = await readSignedRequest(request, {
        secret,
        schema: purgeCall,
        now,
        malformed: MALFORMED,
      });
      if ("refused" in read) return refuse(read.refused.status, read.refused.reason);
      if (await apply(read.call)) await publish?.(read.call);
      return done();
    },
    receive: async (call) => void (await apply(call)),
  };
}

function remember(seen: Map<string, number>, id: string, time: number): void {
  // In order of arrival: expired ones are at the front.
  for (const [old, at] of seen) {
    if (time - at <= 2 * SIGNATURE_GOOD_FOR && seen.size < IDS_REMEMBERED) break;
    seen.delete(old);
  }
  seen.set(id, time);
}
