/** Many replies at once, such as rejections, while the site is killed (OWN-90, decision 012). */
import { randomUUIDv7 } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { startSmtpServer } from "../../packages/intake/src/tests/smtp-server.ts";
import { LONGEST_MS } from "./long.ts";
import { startIntake, until } from "./site-fixture.ts";

const LETTERS = 500;
const KILLS = 2;
/** Sent before each kill. */
const BEFORE_KILL = 100;
/** What a worker sends at the same moment. */
const AT_ONCE = 4;

const letters = Array.from({ length: LETTERS }, (_, number) => ({
  id: randomUUIDv7(),
  kind: "resume",
  to: `person-${number}@example.com`,
  sender: { name: "Zoe Byron", address: "zoe@example.com" },
  subject: "Your application",
  text: "We chose another person.",
  inMs: 0,
}));

test(
  "kill -9 in the middle of 500 replies: none is sent twice, what was in flight is set aside as doubtful, the others are sent; all handed over again changes nothing",
  { timeout: LONGEST_MS },
  async () => {
    const dataDir = newFolder();
    const server = await startSmtpServer();
    onTestFinished(() => server.stop());
    const mail = {
      url: `smtp://127.0.0.1:${server.port}`,
      from: "site@example.com",
      to: [],
      site: "https://www.example.com",
      brand: "Meridian",
    };
    const start = () => startIntake({ dataDir, deliver: { host: {} }, mail });
    const rows = (query: string) => {
      const db = new DatabaseSync(join(dataDir, "journal.sqlite"));
      const found = db.prepare(query).all();
      db.close();
      return found;
    };
    const handAllOver = (url: string) =>
      Promise.all(
        letters.map((letter) =>
          fetch(`${url}/reply`, { method: "POST", body: JSON.stringify(letter) })
            .then((answer) => answer.ok)
            .catch(() => false),
        ),
      );
    for (let kill = 0; kill < KILLS; kill += 1) {
      const intake = await start();
      const handing = handAllOver(intake.url);
      const before = server.handed();
      await until(() => server.handed() >= before + BEFORE_KILL, "the letters are being sent");
      await intake.kill();
      await handing;
      // Ages the killed process's leases.
      rows("update outbox set lease_until = 1 where lease_until is not null");
    }
    const last = await start();
    expect(await handAllOver(last.url)).not.toContain(false);
    await until(async () => (await last.metrics()).waiting === 0, "nothing waits", 60);
    await handAllOver(last.url);
    await last.end();

    expect(server.recipients).toHaveLength(new Set(server.recipients).size);
    const settled = rows(
      "select json_extract(s.fields, '$.email') as email, state, last_error as error from outbox join submissions s on s.id = submission",
    );
    expect(settled).toHaveLength(LETTERS);
    const doubtful = settled.filter(({ state }) => state === "set-aside");
    expect(doubtful.length).toBeLessThanOrEqual(KILLS * AT_ONCE);
    for (const { error } of doubtful) expect(error).toMatch(/it may have arrived/);
    const sent = new Set(server.recipients);
    const others = settled.filter(({ state }) => state !== "set-aside");
    expect(
      others.filter(({ email, state }) => state !== "delivered" || !sent.has(String(email))),
    ).toEqual([]);
  },
);
