import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { message, post, startHost, startIntake, until } from "./site-fixture.ts";

const CLIENTS = 16;

test(
  "SIGTERM under load: what the server has begun is answered, it ends by itself, and a repeat of the rest is harmless",
  { timeout: LONGEST_MS },
  async () => {
    const dataDir = newFolder();
    const host = await startHost();
    const deliver = { host: { contact: { url: host.url } } };
    const statuses = new Map<string, number>();
    const took: number[] = [];
    for (let round = 0; round < sized(3, 20); round += 1) {
      const intake = await startIntake({ dataDir, deliver });
      const begun = new Set<string>();
      let stopping = false;
      const client = async (_: unknown, number: number): Promise<void> => {
        for (let count = 0; !stopping; count += 1) {
          const key = `term-${round}-${number}-${count}`;
          statuses.set(
            key,
            await post(intake.url, message(key, { file: count % 5 === 0 ? 50_000 : 0 }), () =>
              begun.add(key),
            ),
          );
        }
      };
      const clients = Array.from({ length: CLIENTS }, client);
      await until(() => begun.size > 100, "the load is under way");
      const ending = intake.end();
      await pause(100);
      stopping = true;
      const { status, ms } = await ending;
      await Promise.all(clients);
      took.push(ms);
      expect(status).toBe(0);
      expect([...begun].filter((key) => statuses.get(key) !== 200)).toEqual([]);
    }
    record(
      "sigterm",
      [
        {
          name: "SIGTERM under load until the process is gone, at most",
          value: Math.max(...took),
          unit: "ms",
          atMost: 10_000,
        },
      ],
      { rounds: took.length, posts: statuses.size },
    );
    // Posts that the server did not receive are repeated with the same key at the next one.
    const next = await startIntake({ dataDir, deliver });
    const again = [...statuses].filter(([, status]) => status !== 200).map(([key]) => key);
    for (const key of again) expect(await post(next.url, message(key))).toBe(200);
    await until(async () => (await next.metrics()).waiting === 0, "all is delivered");
    expect(new Set(host.taken.values())).toEqual(new Set(statuses.keys()));
    expect(host.taken.size).toBe(statuses.size);
    await next.end();
  },
);

test("SIGTERM with a host that hangs: it ends by itself, and the next process delivers at once", async () => {
  const dataDir = newFolder();
  let hangs = true;
  const host = await startHost(() => (hangs ? () => undefined : undefined));
  const deliver = { host: { contact: { url: host.url } } };
  const intake = await startIntake({ dataDir, deliver });
  for (let count = 0; count < 6; count += 1)
    expect(await post(intake.url, message(`hanging-${count}`))).toBe(200);
  expect((await intake.end()).status).toBe(0);
  hangs = false;
  await startIntake({ dataDir, deliver });
  await until(() => host.taken.size === 6, "the next process has delivered them", 10);
});
