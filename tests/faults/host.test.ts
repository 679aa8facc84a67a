import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import type { Deliverer } from "../../packages/intake/src/deliver/deliverer.ts";
import { createHostDeliverer } from "../../packages/intake/src/deliver/host.ts";
import { recognisingForms } from "../../packages/intake/src/tests/recognising-forms.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { startOutbox } from "./outbox-fixture.ts";
import { startHost, until } from "./site-fixture.ts";

const MESSAGES = 12;
/**
 * Short in place of a delivery's 15 s, so that a host that hangs for 30 s never responds.
 * Responding hosts get the whole time, since this machine may be busy.
 */
const HANGING_MS = 1000;

/** An outbox to the host, and to a mail server that accepts all at once. */
function startWith(url: string, timeoutMs?: number) {
  const mailed: string[] = [];
  const mail: Deliverer = {
    async deliver({ submission }) {
      mailed.push(submission.id);
      return { outcome: "delivered" };
    },
  };
  const host = createHostDeliverer(
    { contact: { url } },
    { fetch, forms: recognisingForms, timeoutMs },
  );
  return { outbox: startOutbox({ host, mail }), mailed };
}

test.each<[string, (response: ServerResponse) => void]>([
  ["answers 503", (response) => void response.writeHead(503).end("<h1>Maintenance</h1>")],
  ["answers 504", (response) => void response.writeHead(504).end("down")],
  ["resets the connection", (response) => void response.socket?.resetAndDestroy()],
  ["redirects", (response) => void response.writeHead(301, { location: "/elsewhere" }).end()],
  ["hangs", () => undefined],
])(
  "a host that %s delays no other target; within a minute of its recovery it has everything, nothing twice",
  { timeout: LONGEST_MS },
  async (manner, misbehave) => {
    let broken = true;
    const host = await startHost(() => (broken ? misbehave : undefined));
    const { outbox, mailed } = startWith(host.url, manner === "hangs" ? HANGING_MS : undefined);
    const ids = await outbox.store(MESSAGES);
    await until(() => mailed.length === MESSAGES, "all emails are out, whatever the host does", 5);
    await until(() => outbox.counters.retried >= 4, "deliveries to the host have failed");
    await outbox.pass(sized(90_000, 3_600_000));
    expect(host.taken.size).toBe(0);
    expect(outbox.counters.setAside).toBe(0);
    broken = false;
    await outbox.pass(60_000, 1000);
    await until(async () => (await outbox.waiting()) === 0, "the host has everything");
    expect([...host.taken.keys()].toSorted()).toEqual(ids.toSorted());
    expect(host.repeats()).toBe(0);
    expect(mailed).toHaveLength(MESSAGES);
  },
);

test.each<[string, (response: ServerResponse) => void]>([
  ["500", (response) => void response.writeHead(500).end("down")],
  [
    "HTML",
    (response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Maintenance</h1>"),
  ],
])(
  "a host that answers %s gets each message twice more, after 1 and 10 minutes; the emails do not wait",
  { timeout: LONGEST_MS },
  async (_, misbehave) => {
    let broken = true;
    let posts = 0;
    const host = await startHost(() => ((posts += 1), broken ? misbehave : undefined));
    const { outbox, mailed } = startWith(host.url);
    await outbox.store(MESSAGES);
    await until(() => mailed.length === MESSAGES, "all emails are out, whatever the host does", 5);
    await outbox.pass(600_000);
    expect([posts, outbox.counters.setAside]).toEqual([2 * MESSAGES, 0]);
    broken = false;
    await outbox.pass(90_000);
    expect([host.taken.size, host.repeats(), posts]).toEqual([MESSAGES, 0, 3 * MESSAGES]);
    broken = true;
    await outbox.store(1);
    await outbox.pass(3_600_000);
    expect([posts, outbox.counters.setAside]).toEqual([3 * MESSAGES + 3, 1]);
  },
);
