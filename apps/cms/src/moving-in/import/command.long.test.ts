import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoHost } from "@meridian/demo";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#records/contract/answer.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";
import { listening, openSmallPictures } from "#testing/small-pictures.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });
const demo = createDemoHost();
const empty = mkdtempSync(join(tmpdir(), "cms-import-"));
let gateway: Awaited<ReturnType<typeof openSmallPictures>>;
let host = "";
let cms: TestCms;
/** The notifications that the site received. */
const told: string[] = [];
const site = createServer(async (request, response) => {
  for await (const part of request) told.push(String(part));
  response.writeHead(204).end();
});
let purgeUrl = "";

beforeAll(async () => {
  cms = await openTestCms();
  gateway = await openSmallPictures(await demo.listen());
  host = gateway.address;
  purgeUrl = `${await listening(site)}/purge`;
  // Few records, so that few pictures are imported.
  const { content } = demo;
  Object.assign(content, {
    portfolio: [],
    services: content.services.slice(0, 2),
    blog: [],
    technology: [],
    expertise: [],
    vacancies: content.vacancies.slice(0, 1),
    seo: content.seo.slice(0, 1),
  });
  Object.assign(content.career, {
    career_gallery: [],
    feedback_message: [],
    feedback_rating_all_smiles: [],
  });
  content.clients.data.client = [];
  content.options.acf.top_slider_success_stories = [];
});
afterAll(async () => {
  site.close().closeAllConnections();
  gateway.stop();
  await demo.stop();
  await cms.close();
  rmSync(empty, { recursive: true, force: true });
});

function run(
  dataDir: string,
  ...args: string[]
): Promise<{ status: number | null; out: string; err: string }> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PURGE_URL: purgeUrl,
    PURGE_SECRET: "of-no-value-outside-the-tests",
    CMS_DATABASE_URL: "",
  };
  return new Promise((done) => {
    const child = spawn(process.execPath, ["apps/cms/import.ts", ...args], {
      cwd: new URL("../../../../..", import.meta.url),
      env,
    });
    const said = { out: "", err: "" };
    child.stdout.on("data", (text: Buffer) => (said.out += text.toString()));
    child.stderr.on("data", (text: Buffer) => (said.err += text.toString()));
    child.on("close", (status) => done({ status, ...said }));
  });
}

/**
 * Every file of a folder with its bytes and its time, except SQLite's log index, in which readers
 * note how far they have read.
 */
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
  const { status, out } = await run(empty, host, "--dry-run");
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
  const first = await run(dataDir, host);
  expect([first.status, rows(first.out)], first.out + first.err).toEqual([
    0,
    [expect.stringMatching(/^all [1-9]\d* 0 0 0 0$/)],
  ]);
  expect(first.err).toMatch(/Asking .*: \d+ of \d+\n[^]*Importing: (\d+) of \1\n/);
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
  // Pictures purge everything ("*"), and changes that follow each other quickly share a message: the
  // tags of one record may be in a message with "*". No change is left out between two messages.
  const messages = told.map(
    (body) => JSON.parse(body) as { tags: string[]; from: number; to: number },
  );
  expect(messages.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(["*", "redirects"]));
  expect(messages.map(({ from }) => from)).toEqual([
    messages[0]?.from,
    ...messages.slice(0, -1).map(({ to }) => to + 1),
  ]);
  expect(first.out).toContain("Written, and the site was notified.");

  const before = trace(dataDir);
  expect(before.length).toBeGreaterThan(10);
  demo.content.about.title = "Changed at the host";
  const dry = await run(dataDir, host, "--dry-run", "--json");
  expect(trace(dataDir)).toEqual(before);
  expect(
    (JSON.parse(dry.out) as { entries: { outcome: string; kind: string }[] }).entries.filter(
      ({ outcome }) => outcome !== "unchanged",
    ),
  ).toEqual([{ kind: "about", key: "", outcome: "changed", reasons: [] }]);

  told.length = 0;
  expect(rows((await run(dataDir, host)).out)).toEqual([
    expect.stringMatching(/^all 0 1 \d+ 0 0$/),
  ]);
  const again = await run(dataDir, host);
  expect([again.status, rows(again.out)]).toEqual([
    0,
    [expect.stringMatching(/^all 0 0 [1-9]\d* 0 0$/)],
  ]);
  expect(again.out).toContain("Nothing has changed.");
  expect(told.map((body) => (JSON.parse(body) as { tags: string[] }).tags)).toEqual([["about"]]);
});

test("an unreachable host, an invalid call and an invalid setting end with 2 and a reason; a broken picture with 1", async () => {
  expect(await run(empty, "http://127.0.0.1:1")).toMatchObject({
    status: 2,
    err: expect.stringMatching(
      /could not be read: could not be reached: .*Nothing was imported/,
    ) as string,
  });
  expect(await run(empty)).toMatchObject({
    status: 2,
    err: expect.stringContaining("Give one host") as string,
  });
  expect(readdirSync(empty)).toEqual([]);
  demo.behave("media", { status: 404 });
  const { status, out } = await run(empty, host, "--dry-run");
  expect([status, out]).toEqual([1, expect.stringMatching(/broken: media .*: answered HTTP 404/)]);
  expect(rows(out)).toEqual([expect.stringMatching(/^all [1-9]\d* 0 0 0 [1-9]\d*$/)]);
});
