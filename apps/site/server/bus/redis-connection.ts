import { connectionProblem } from "@meridian/http/bounded-fetch";
import { Redis, type RedisOptions } from "ioredis";
import { pauseAfter } from "#server/bus/bus.ts";

const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 3000,
  keepAlive: 10_000,
  retryStrategy: pauseAfter,
  autoResubscribe: false,
};

/** A connection that never queues and reconnects by itself. `commandTimeout` in milliseconds. */
export const connectRedis = (url: string, commandTimeout?: number): Redis =>
  new Redis(url, { ...OPTIONS, ...(commandTimeout !== undefined && { commandTimeout }) });

/** A connection for one call, with one attempt. Rejects on failure. */
export async function connectOnce(url: string, timeoutMs: number): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Only this event has a rejected certificate; the promise rejects with "Connection is closed".
  let problem: unknown;
  redis.on("error", (error) => (problem = error));
  await redis.connect().catch((error: unknown) => Promise.reject(problem ?? error));
  return redis;
}

/** Names the setting; Redis's own messages never contain the password. */
export function redisProblem(error: unknown, url: string): string {
  const words = error instanceof Error ? error.message : String(error);
  const isTls = url.startsWith("rediss:");
  if (/WRONGPASS|NOAUTH|invalid password/i.test(words))
    return "REDIS_URL's user or password is rejected";
  if (/OOM|EXECABORT/.test(words)) return "it accepts no more data; is it full (maxmemory)?";
  if (isTls && /certificate/i.test(words)) return connectionProblem(error);
  if (isTls && /ETIMEDOUT|SSL|TLS|wrong version number/i.test(words))
    return `the TLS handshake failed; should it be redis:// instead of rediss://? ${words}`;
  if (/connection closed|Stream isn't writeable|Connection is closed/.test(words))
    return `it closed the connection${isTls ? "" : "; does it require TLS, that is, rediss://?"}`;
  return connectionProblem(error);
}
