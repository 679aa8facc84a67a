import { connectionProblem } from "@meridian/http/bounded-fetch";
import { Client } from "pg";
import {
  pauseAfter,
  PUBLISH_MS,
  OUTAGE_EFFECT,
  type Bus,
  type Subscriber,
} from "#server/bus/bus.ts";
import type { Seal } from "#server/bus/seal.ts";
import { createOutage } from "#server/observability/outage.ts";

const CHANNEL = "meridian_purge";
/** Limit of a notification in bytes; PostgreSQL's is below 8000. */
const MOST = 7900;
/** Detects connections that were cut silently. */
const PING_MS = 10_000;

/** PostgreSQL's `LISTEN` and `NOTIFY` in the journal's database, on its own connection. */
export function openPostgresBus(
  url: string,
  { seal, listening, log, receive }: Subscriber & { seal: Seal },
): Bus {
  const outage = createOutage("bus: PostgreSQL's LISTEN (DATABASE_URL)", OUTAGE_EFFECT, log);
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let tries = 0;
  let isClosed = false;

  function again(broken: Client, error: unknown): void {
    if (client !== broken) return;
    client = undefined;
    clearTimeout(timer);
    void broken.end().catch(() => undefined);
    if (isClosed) return;
    outage.down(connectionProblem(error));
    timer = setTimeout(() => void connect(), pauseAfter((tries += 1)));
    timer.unref();
  }

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      query_timeout: PUBLISH_MS,
      application_name: "meridian bus",
      keepAlive: true,
    });
    client = next;
    next.on("error", (error) => again(next, error));
    next.on("end", () => again(next, new Error("connection closed")));
    next.on("notification", ({ payload }) => {
      const call = seal.open(payload ?? "");
      if (call) receive(call);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      tries = 0;
      outage.up();
      listening();
      ping(next);
    } catch (error) {
      again(next, error);
    }
  }

  function ping(on: Client): void {
    timer = setTimeout(() => {
      on.query("select 1").then(
        () => client === on && ping(on),
        (error: unknown) => again(on, error),
      );
    }, PING_MS);
    timer.unref();
  }

  void connect();
  return {
    async publish(call) {
      const whole = seal.seal(call);
      const text = Buffer.byteLength(whole) < MOST ? whole : seal.seal({ ...call, tags: ["*"] });
      const on = client;
      await on
        ?.query("select pg_notify($1, $2)", [CHANNEL, text])
        .catch((error: unknown) => again(on, error));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      void client?.end().catch(() => undefined);
    },
  };
}
