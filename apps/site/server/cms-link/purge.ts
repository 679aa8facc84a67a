/**
 * `POST /purge`: the content host says which tags changed. Answered when the next visitor would get
 * the new.
 */
import { purgeCall, type PurgeCall } from "@meridian/contract/site-protocol/purge";
import { SIGNATURE_GOOD_FOR } from "@meridian/contract/site-protocol/signature";
import { readSignedRequest } from "#server/cms-link/signed-request.ts";
import type { Log } from "#server/observability/log.ts";

export interface PurgeOptions {
  secret: string;
  /** Makes what carries these tags be asked anew. */
  purge(tags: readonly string[]): Promise<void>;
  log: Pick<Log, "info" | "warn">;
  onPurge?: (lag: number) => void;
  /** Told which of the host's changes were heard. */
  notified?: (from: number, to: number) => void;
  /** Told of each valid call, also of one that was heard before. */
  heard?: () => void;
  /** Tells the other sites behind the same balancer. */
  publish?: ((call: PurgeCall) => Promise<void>) | undefined;
  now?: () => number;
}

const IDS_REMEMBERED = 10_000;
const MALFORMED =
  'The body must be JSON: {"tags": ["home", …], "id": "<unique>", "at": <milliseconds>}.\n';

export interface Purge {
  /** Answers the content host. */
  answer(request: Request): Promise<Response>;
  /** Does what another site was told. */
  heard(call: PurgeCall): Promise<void>;
}

/**
 * A call that was heard before is answered as the first time, without doing it again: the host may
 * not have got our answer.
 */
export function createPurge({
  secret,
  purge,
  log,
  onPurge,
  notified,
  heard: onHeard,
  publish,
  now = () => Date.now(),
}: PurgeOptions): Purge {
  const heard = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
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
  async function hear(call: PurgeCall): Promise<boolean> {
    const { tags, id, at, from, to } = call;
    const lag = now() - at;
    onHeard?.();
    if (heard.has(id)) return false;
    // Sent again while it is being done, by the host or by whoever has heard it on the bus.
    const doing = underWay.get(id);
    if (doing) return doing.then(() => false);
    const purging = purge(tags).finally(() => underWay.delete(id));
    underWay.set(id, purging);
    await purging;
    remember(heard, id, now());
    if (from !== undefined && to !== undefined) notified?.(from, to);
    onPurge?.(lag);
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
      if (await hear(read.call)) await publish?.(read.call);
      return done();
    },
    heard: async (call) => void (await hear(call)),
  };
}

function remember(heard: Map<string, number>, id: string, time: number): void {
  // In the order they came: whatever is out of the window is at the front.
  for (const [old, at] of heard) {
    if (time - at <= 2 * SIGNATURE_GOOD_FOR && heard.size < IDS_REMEMBERED) break;
    heard.delete(old);
  }
  heard.set(id, time);
}
