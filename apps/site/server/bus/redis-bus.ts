import { within } from "@meridian/http/within";
import { PUBLISH_MS, OUTAGE_EFFECT, type Bus, type Subscriber } from "#server/bus/bus.ts";
import type { Seal } from "#server/bus/seal.ts";
import { createOutage } from "#server/observability/outage.ts";
import { connectRedis, redisProblem } from "#server/bus/redis-connection.ts";

/** Detects connections that were cut silently. */
const PING_MS = 10_000;

/**
 * Redis or Valkey: one connection to subscribe, which can do nothing else, and one to publish.
 * Different sites may share a Redis, with other channels.
 */
export function openRedisBus(
  url: string,
  channel: string,
  { seal, ...parts }: Subscriber & { seal: Seal },
): Bus {
  const outage = createOutage("bus: Redis (REDIS_URL)", OUTAGE_EFFECT, parts.log);
  const teller = connectRedis(url, PUBLISH_MS);
  const listener = connectRedis(url);
  let isClosed = false;
  const down = (error: unknown): void => {
    if (!isClosed) outage.down(redisProblem(error, url));
  };
  teller.on("error", down);
  listener.on("error", down);
  listener.on("close", () => down(new Error("connection closed")));
  listener.on("message", (_, text) => {
    const call = seal.open(text);
    if (call) parts.receive(call);
  });
  listener.on("ready", () => {
    listener
      .subscribe(channel)
      .then(() => (outage.up(), parts.listening()))
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
      await teller.publish(channel, seal.seal(call)).catch(down);
    },
    close() {
      isClosed = true;
      clearInterval(pinging);
      for (const connection of [teller, listener]) connection.disconnect();
    },
  };
}
