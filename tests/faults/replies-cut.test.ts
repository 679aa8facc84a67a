import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { message, post, startHost, startIntake, until } from "./site-fixture.ts";

const KEYS = sized(300, 1000);
const CLIENTS = 16;

/** Passes every request on, but drops every second reply. */
async function startProxy(target: string): Promise<string> {
  let visitors = 0;
  const server = createServer((client) => {
    const isCut = (visitors += 1) % 2 === 0;
    const upstream = connect(Number(new URL(target).port), "127.0.0.1");
    client.pipe(upstream);
    upstream.on("data", (bytes) => (isCut ? client.destroy() : client.write(bytes)));
    upstream.on("end", () => client.end()).on("error", () => client.destroy());
    client.on("error", () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test(
  "hundreds of keys, each sent one to five times, through a proxy that cuts replies: exactly as many submissions",
  { timeout: LONGEST_MS },
  async () => {
    const dataDir = newFolder();
    const host = await startHost();
    const intake = await startIntake({
      dataDir,
      deliver: { host: { contact: { url: host.url } } },
    });
    const proxy = await startProxy(intake.url);
    const left = Array.from({ length: KEYS }, (_, index) => `cut-${index}-key`);
    let unanswered = 0;
    const client = async (): Promise<void> => {
      for (let key = left.pop(); key !== undefined; key = left.pop()) {
        const sends = 1 + (left.length % 5);
        const body = message(key);
        // Half of them in sequence, like a patient visitor; half at once, like a double click.
        const patient = left.length % 2 === 0;
        const statuses: number[] = [];
        if (patient)
          for (let send = 0; send < sends; send += 1) statuses.push(await post(proxy, body));
        else
          statuses.push(
            ...(await Promise.all(Array.from({ length: sends }, () => post(proxy, body)))),
          );
        unanswered += statuses.filter((status) => status === 0).length;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(unanswered).toBeGreaterThan(KEYS);
    await until(
      async () => (await intake.metrics()).waiting === 0 && host.taken.size >= KEYS,
      "all is delivered",
      60,
    );
    await intake.end();
    const db = new DatabaseSync(join(dataDir, "journal.sqlite"), { readOnly: true });
    const stored = db
      .prepare("select count(*) as n, count(distinct key) as keys from submissions")
      .get();
    db.close();
    record(
      "replies-cut",
      [
        {
          name: `submissions of ${KEYS} keys`,
          value: Number(stored?.n),
          unit: "submissions",
          atLeast: KEYS,
          atMost: KEYS,
        },
        { name: "delivered again", value: host.repeats(), unit: "deliveries", atMost: 0 },
      ],
      { unanswered },
    );
    expect(stored).toEqual({ n: KEYS, keys: KEYS });
    expect(host.taken.size).toBe(KEYS);
    expect(host.repeats()).toBe(0);
  },
);
