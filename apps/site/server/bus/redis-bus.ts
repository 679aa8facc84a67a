import { connectionProblem } from "@meridian/contract/http";
import { within } from "@meridian/contract/within";
import { Redis, type RedisOptions } from "ioredis";
import {
  createOutage,
  hearing,
  pauseAfter,
  PUBLISH_MS,
  type Bus,
  type BusParts,
} from "#server/bus/bus.ts";

export interface RedisBusOptions extends BusParts {
  url: string;
  /** Sites that are not the same may share a Redis. */
  channel: string;
}

const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 3000,
  keepAlive: 10_000,
  retryStrategy: pauseAfter,
  autoResubscribe: false,
};
/** A connection that is cut without a word is found by asking. */
const PING_MS = 10_000;

/** Redis or Valkey: one connection to listen, which can do nothing else, and one to tell. */
export function openRedisBus({ url, channel, listening, ...parts }: RedisBusOptions): Bus {
  const outage = createOutage("Redis (REDIS_URL)", parts.log);
  const teller = new Redis(url, { ...OPTIONS, commandTimeout: PUBLISH_MS });
  const listener = new Redis(url, OPTIONS);
  const hear = hearing(parts);
  let isClosed = false;
  const down = (error: unknown): void => {
    if (!isClosed) outage.down(problemOf(error, url));
  };
  teller.on("error", down);
  listener.on("error", down);
  listener.on("close", () => down(new Error("it hung up")));
  listener.on("message", (_, text) => hear(text));
  listener.on("ready", () => {
    listener
      .subscribe(channel)
      .then(() => (outage.up(), listening()))
      .catch(down);
  });
  const pinging = setInterval(() => {
    if (listener.status !== "ready") return;
    void within(
      PUBLISH_MS,
      listener.ping().then(
        () => true,
        () => false,
      ),
    ).then((answered) => answered === undefined && listener.disconnect(true));
  }, PING_MS);
  pinging.unref();
  return {
    async publish(call) {
      await teller.publish(channel, JSON.stringify(call)).catch(down);
    },
    close() {
      isClosed = true;
      clearInterval(pinging);
      for (const connection of [teller, listener]) connection.disconnect();
    },
  };
}

/** In words that say which setting it is; Redis's own never quote the password. */
function problemOf(error: unknown, url: string): string {
  const words = error instanceof Error ? error.message : String(error);
  const isTls = url.startsWith("rediss:");
  if (/WRONGPASS|NOAUTH|invalid password/i.test(words))
    return "the user or password of REDIS_URL is not taken";
  if (isTls && /ETIMEDOUT|SSL|TLS|wrong version number|certificate/i.test(words))
    return `no TLS came about; is it redis:// and not rediss://, or its certificate not known here? ${words}`;
  if (/it hung up|Stream isn't writeable|Connection is closed/.test(words))
    return `it hung up${isTls ? "" : "; does it want TLS, that is, rediss://?"}`;
  return connectionProblem(error);
}
