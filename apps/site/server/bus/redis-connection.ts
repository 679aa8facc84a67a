import { connectionProblem } from "@meridian/contract/http";
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

/** A connection that never queues and comes back by itself; a command may take so long. */
export const connectRedis = (url: string, commandTimeout?: number): Redis =>
  new Redis(url, { ...OPTIONS, ...(commandTimeout !== undefined && { commandTimeout }) });

/** A connection for one question, which tries once. Rejects where there is none. */
export async function connectOnce(url: string, timeoutMs: number): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // A certificate that is not taken is said here alone: it rejects with "Connection is closed".
  let problem: unknown;
  redis.on("error", (error) => (problem = error));
  await redis.connect().catch((error: unknown) => Promise.reject(problem ?? error));
  return redis;
}

/** In words that say which setting it is; Redis's own never quote the password. */
export function redisProblem(error: unknown, url: string): string {
  const words = error instanceof Error ? error.message : String(error);
  const isTls = url.startsWith("rediss:");
  if (/WRONGPASS|NOAUTH|invalid password/i.test(words))
    return "the user or password of REDIS_URL is not taken";
  if (/OOM|EXECABORT/.test(words)) return "it takes nothing more; is it full (maxmemory)?";
  if (isTls && /certificate/i.test(words)) return connectionProblem(error);
  if (isTls && /ETIMEDOUT|SSL|TLS|wrong version number/i.test(words))
    return `no TLS came about; is it redis:// and not rediss://? ${words}`;
  if (/it hung up|Stream isn't writeable|Connection is closed/.test(words))
    return `it hung up${isTls ? "" : "; does it want TLS, that is, rediss://?"}`;
  return connectionProblem(error);
}
