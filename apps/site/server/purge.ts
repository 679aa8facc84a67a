/** `POST /purge`: the content host says which tags changed. Answered when the next visitor would get the new. */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { Log } from "#server/log.ts";

export interface PurgeOptions {
  secret: string;
  /** Makes what carries these tags be asked anew. */
  purge(tags: readonly string[]): Promise<void>;
  log: Pick<Log, "info" | "warn">;
  onPurge?: (lag: number) => void;
  /** Told which of the host's changes were heard. */
  heard?: (from: number, to: number) => void;
  now?: () => number;
}

/** Milliseconds a signed call is good for; the clocks of both machines may differ by as much. */
export const WINDOW = 5 * 60_000;
const MAX_BODY = 64 * 1024;
const IDS_REMEMBERED = 10_000;

const schema = v.object({
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.minLength(1), v.maxLength(1000)),
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** When it was signed, in milliseconds. */
  at: v.number(),
  /** Numbers of the first and the last of the host's changes in this call; a host that does not count them leaves them out. */
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});

const MISSIGNED =
  "The signature is wrong: x-signature must be sha256=<hex HMAC-SHA256 of the body>, and PURGE_SECRET the same on both sides.\n";
const MALFORMED =
  'The body must be JSON: {"tags": ["home", …], "id": "<unique>", "at": <milliseconds>}.\n';
const UNTIMELY = `This call was signed more than ${WINDOW / 60_000} minutes ago, or will be: sign anew for each try, and set both clocks.\n`;

export type Purge = (request: Request) => Promise<Response>;

/** A call that was heard before is answered as the first time, without doing it again: the host may not have got our answer. */
export function createPurge({
  secret,
  purge,
  log,
  onPurge,
  heard: told,
  now = () => Date.now(),
}: PurgeOptions): Purge {
  const heard = new Map<string, number>();
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `purge refused: ${reason.trim()}`);
    return new Response(reason, {
      status,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  };
  const done = (): Response =>
    new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

  return async (request) => {
    const body = await bounded(request);
    if (!body) return refuse(413, `The body is larger than ${MAX_BODY} bytes.\n`);
    if (!isSigned(body, request.headers.get("x-signature") ?? "", secret))
      return refuse(401, MISSIGNED);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
    if (!read.success) return refuse(400, MALFORMED);
    const { tags, id, at, from, to } = read.output;
    const lag = now() - at;
    if (Math.abs(lag) > WINDOW) return refuse(401, UNTIMELY);
    if (heard.has(id)) return done();
    await purge(tags);
    remember(heard, id, now());
    if (from !== undefined && to !== undefined) told?.(from, to);
    onPurge?.(lag);
    log.info({ tags, lag }, "purged");
    return done();
  };
}

export function isSigned(body: Buffer, given: string, secret: string): boolean {
  const right = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
  const claimed = Buffer.from(given);
  return claimed.length === right.length && timingSafeEqual(claimed, right);
}

function remember(heard: Map<string, number>, id: string, time: number): void {
  // In the order they came: whatever is out of the window is at the front.
  for (const [old, at] of heard) {
    if (time - at <= 2 * WINDOW && heard.size < IDS_REMEMBERED) break;
    heard.delete(old);
  }
  heard.set(id, time);
}

export async function bounded(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks);
    length += value.length;
    if (length > MAX_BODY) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}
