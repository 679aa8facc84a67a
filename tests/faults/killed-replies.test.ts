/** Many rejections at once while content host and site are killed (OWN-106, decision 012). */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { startSmtpServer } from "../../packages/intake/src/tests/smtp-server.ts";
import { LONGEST_MS } from "./long.ts";
import { startIntake, until } from "./site-fixture.ts";

const LETTERS = 500;
/** Written, and later sent, before the kills. */
const BEFORE_KILL = 100;
/** Handed over again at the end, as if the host had noted none of it. */
const AGAIN = 50;
/** What a worker sends at the same moment. */
const AT_ONCE = 4;

function startHost(dataDir: string, intake: string) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "rejecting-host.ts"), dataDir, intake, String(LETTERS)],
    { cwd: join(import.meta.dirname, "../../apps/cms"), stdio: ["ignore", "pipe", "pipe"] },
  );
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    counts[line] = (counts[line] ?? 0) + 1;
  });
  createInterface({ input: child.stderr }).on("line", (line) => void problems.push(line));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    count(word: string): number {
      if (child.exitCode) throw new Error(problems.join("\n"));
      return counts[word] ?? 0;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const rowsOf = (file: string, query: string) => {
  const db = new DatabaseSync(file);
  const found = db.prepare(query).all();
  db.close();
  return found;
};

test(
  "kill -9 in the middle of 500 rejections, of the host while it writes and hands over, and of the site while it sends: none is sent twice, what was in flight is set aside as doubtful, the others are sent; all handed over again changes nothing",
  { timeout: 2 * LONGEST_MS },
  async () => {
    const [dataDir, hostDir] = [newFolder(), newFolder()];
    const [journal, database] = [join(dataDir, "journal.sqlite"), join(hostDir, "cms.sqlite")];
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
    let intake = await start();

    const writing = startHost(hostDir, intake.url);
    await until(() => writing.count("written") >= BEFORE_KILL, "the letters are written", 120);
    await writing.kill();

    const handing = startHost(hostDir, intake.url);
    await until(() => server.handed() >= BEFORE_KILL, "the letters are sent", 240);
    await Promise.all([handing.kill(), intake.kill()]);
    // Ages the killed process's leases.
    rowsOf(journal, "update outbox set lease_until = 1 where lease_until is not null");

    intake = await start();
    for (let turn = 0; turn < 2; turn += 1) {
      const last = startHost(hostDir, intake.url);
      await until(() => last.count("done") > 0, "all are handed over", 240);
      await until(async () => (await intake.metrics()).waiting === 0, "nothing waits", 60);
      rowsOf(database, `update replies set state = 'handing' where id <= ${AGAIN}`);
    }
    await intake.end();

    expect(rowsOf(database, "select id from replies")).toHaveLength(LETTERS);
    expect(server.recipients).toHaveLength(new Set(server.recipients).size);
    const settled = rowsOf(
      journal,
      "select json_extract(s.fields, '$.email') as email, state, last_error as error from outbox join submissions s on s.id = submission",
    );
    expect(settled).toHaveLength(LETTERS);
    const doubtful = settled.filter(({ state }) => state === "set-aside");
    expect(doubtful.length).toBeLessThanOrEqual(AT_ONCE);
    for (const { error } of doubtful) expect(error).toMatch(/it may have arrived/);
    const sent = new Set(server.recipients);
    const others = settled.filter(({ state }) => state !== "set-aside");
    expect(
      others.filter(({ email, state }) => state !== "delivered" || !sent.has(String(email))),
    ).toEqual([]);
  },
);
