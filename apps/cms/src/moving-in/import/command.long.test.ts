import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { demo, host, notified, openImportCommand, runCommand } from "#testing/import-command.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });
openImportCommand();
const empty = mkdtempSync(join(tmpdir(), "cms-import-"));
let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(async () => {
  await cms.close();
  rmSync(empty, { recursive: true, force: true });
});

/** Each file's bytes and time, except SQLite's log index, which readers write to. */
const trace = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map(
      (file) =>
        `${file} ${statSync(file).mtimeMs} ${createHash("sha256").update(readFileSync(file)).digest("hex")}`,
    );
const rows = (out: string): string[] =>
  out
    .split("\n")
    .filter((line) => line.startsWith("all "))
    .map((line) => line.replace(/\s+/g, " ").trim());

test("a dry run without a data folder leaves nothing, and reports what an import would do", async () => {
  const { status, out } = await runCommand(empty, [host, "--dry-run"]);
  expect([status, rows(out)]).toEqual([0, [expect.stringMatching(/^all [1-9]\d* 0 0 0 0$/)]]);
  expect(out).toContain("Nothing was written: this was a dry run.");
  expect(readdirSync(empty)).toEqual([]);
});

test("an import next to a running content host is visible there at once, and the site is notified; a dry run after it changes no byte; a second run changes nothing", async () => {
  expect(
    await answerGet(
      new URL("http://cms.test/api/wp/v2/posts?slug=dedicated-teams"),
      cms.payload,
    ).then((reply) => reply.json()),
  ).toEqual([]);
  const { dataDir } = cms.settings;
  const first = await runCommand(dataDir, [host]);
  expect([first.status, rows(first.out)], first.out + first.err).toEqual([
    0,
    [expect.stringMatching(/^all [1-9]\d* 0 0 0 0$/)],
  ]);
  expect(first.err).toMatch(/Reading .*: \d+ of \d+\n[^]*Importing: (\d+) of \1\n/);
  expect(
    await answerGet(
      new URL("http://cms.test/api/wp/v2/posts?slug=dedicated-teams"),
      cms.payload,
    ).then((reply) => reply.json()),
  ).toMatchObject([
    {
      title: demo.content.services[0]?.title,
      featured_image_url: { url: expect.stringContaining("/media/cover-") as string },
    },
  ]);
  // Pictures purge everything ("*"), and quick changes share a message: a record's tags may be in a
  // message with "*". No change is missing between two messages.
  const messages = notified.map(
    (body) => JSON.parse(body) as { tags: string[]; from: number; to: number },
  );
  expect(messages.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(["*", "redirects"]));
  const newest = Math.max(...messages.map(({ to }) => to));
  const isSent = (change: number): boolean =>
    messages.some(({ from, to }) => from <= change && change <= to);
  expect(Array.from({ length: newest }, (_, at) => at + 1).filter((at) => !isSent(at))).toEqual([]);
  expect(first.out).toContain("Written, and the site was notified.");

  const before = trace(dataDir);
  expect(before.length).toBeGreaterThan(10);
  demo.content.about.title = "Changed at the host";
  const dry = await runCommand(dataDir, [host, "--dry-run", "--json"]);
  expect(trace(dataDir)).toEqual(before);
  expect(
    (JSON.parse(dry.out) as { entries: { outcome: string; kind: string }[] }).entries.filter(
      ({ outcome }) => outcome !== "unchanged",
    ),
  ).toEqual([{ kind: "about", key: "", outcome: "changed", reasons: [] }]);

  notified.length = 0;
  expect(rows((await runCommand(dataDir, [host])).out)).toEqual([
    expect.stringMatching(/^all 0 1 \d+ 0 0$/),
  ]);
  const again = await runCommand(dataDir, [host]);
  expect([again.status, rows(again.out)]).toEqual([
    0,
    [expect.stringMatching(/^all 0 0 [1-9]\d* 0 0$/)],
  ]);
  expect(again.out).toContain("Nothing has changed.");
  expect(notified.map((body) => (JSON.parse(body) as { tags: string[] }).tags)).toEqual([
    ["about"],
  ]);
});

test("an unreachable host, an invalid call and an invalid setting end with 2 and a reason; a broken picture with 1", async () => {
  expect(await runCommand(empty, ["http://127.0.0.1:1"])).toMatchObject({
    status: 2,
    err: expect.stringMatching(
      /could not be read: could not be reached: .*Nothing was imported/,
    ) as string,
  });
  expect(await runCommand(empty, [])).toMatchObject({
    status: 2,
    err: expect.stringContaining("Give one host") as string,
  });
  expect(readdirSync(empty)).toEqual([]);
  demo.behave("media", { status: 404 });
  const { status, out } = await runCommand(empty, [host, "--dry-run"]);
  expect([status, out]).toEqual([1, expect.stringMatching(/broken: media .*: answered HTTP 404/)]);
  expect(rows(out)).toEqual([expect.stringMatching(/^all [1-9]\d* 0 0 0 [1-9]\d*$/)]);
});
