import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import type { Deliverer } from "../../packages/intake/src/deliver/deliverer.ts";
import { createHostDeliverer } from "../../packages/intake/src/deliver/host.ts";
import { recognisingForms } from "../../packages/intake/src/tests/recognising-forms.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { startOutbox } from "./outbox-stand.ts";
import { startHost, until } from "./stand.ts";

const MESSAGES = 12;
/**
 * The time limit of a delivery is 15 s; for a host that hangs it is short here, so that hanging for
 * 30 s is never answering. A host that answers gets all its time: this machine may be a busy one.
 */
const HANGING_MS = 1000;

test.each<[string, (response: ServerResponse) => void]>([
  ["answers 500", (response) => void response.writeHead(500).end("down")],
  [
    "answers HTML",
    (response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Maintenance</h1>"),
  ],
  ["resets the connection", (response) => void response.socket?.resetAndDestroy()],
  ["redirects", (response) => void response.writeHead(301, { location: "/elsewhere" }).end()],
  ["hangs", () => undefined],
])(
  "a host that %s holds up nobody else; within a minute of its recovery it has everything, nothing twice",
  { timeout: LONGEST_MS },
  async (manner, misbehave) => {
    let broken = true;
    const host = await startHost(() => (broken ? misbehave : undefined));
    const mailed: string[] = [];
    const mail: Deliverer = {
      async deliver({ submission }) {
        mailed.push(submission.id);
        return { outcome: "delivered" };
      },
    };
    const outbox = startOutbox({
      host: createHostDeliverer(
        { contact: { url: host.url } },
        {
          fetch,
          forms: recognisingForms,
          ...(manner === "hangs" && { timeoutMs: HANGING_MS }),
        },
      ),
      mail,
    });
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
