/** DATA_DIR's disk is full: the site reports it, serves pages, and recovers by itself. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SEND_FAILURE } from "@meridian/contract/forms";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { describe, expect, onTestFinished, test } from "vitest";
import { answerOn } from "../../../packages/intake/src/tests/answer-question.ts";
import { contactMessage, PDF } from "../../../packages/intake/src/tests/posts.ts";
import { appProcess, type AppProcess } from "../../app-process.ts";
import { NO_RATE_LIMITS } from "../../no-rate-limits.ts";
import { portAt } from "../../ports.ts";
import { LONGEST_MS, sized } from "../long.ts";
import { fillDisk, smallDisk, whyNoDisk } from "./small-disk.ts";
import { until } from "../site-fixture.ts";

/** Readiness needs 64 MB; a site's cache of the demo content has a few. */
const SIZE = 96 * 2 ** 20;
const SITE = `http://127.0.0.1:${portAt(33)}`;
/** Not requested before the disk is full. */
const UNSEEN = [
  "/clients",
  "/vacancies",
  "/pricing",
  "/blog",
  "/sitemap.xml",
  "/pictures-of-nothing",
];

async function startSite(demo: DemoHost, dataDir: string): Promise<AppProcess> {
  const site = appProcess("site", portAt(33), {
    ...NO_RATE_LIMITS,
    CONTENT_HOST: await demo.listen(),
    DATA_DIR: dataDir,
  });
  onTestFinished(async () => {
    await site.stop();
    await demo.stop();
  });
  await site.start();
  return site;
}

/** Status, text, and addresses of pictures in each width. */
async function page(path: string): Promise<{ status: number; html: string; pictures: string[] }> {
  const response = await fetch(SITE + path);
  const html = await response.text();
  return {
    status: response.status,
    html,
    pictures: [...new Set(html.match(/(?<=["\s])\/pictures\/\d+\.(?:avif|webp)\/[^\s"]+/g))],
  };
}

/** Posts a message with a solved question, like a form, or with `asJson` like its script. */
async function send(
  description: string,
  { file = 0, asJson = false } = {},
): Promise<{ status: number; text: string }> {
  const { html } = await page("/");
  const form = contactMessage({
    description,
    ...answerOn(html),
    ...(file > 0 && { "file-type": PDF(file) }),
  });
  const response = await fetch(SITE, {
    method: "POST",
    body: form,
    headers: { origin: SITE, accept: asJson ? "application/json" : "text/html" },
  });
  return { status: response.status, text: await response.text() };
}

async function readiness(): Promise<{
  status: number;
  parts: Record<string, { ok: boolean; detail: string }>;
}> {
  const response = await fetch(`${SITE}/readyz`);
  return {
    status: response.status,
    ...((await response.json()) as { parts: Record<string, { ok: boolean; detail: string }> }),
  };
}

async function expectPictures(addresses: string[]): Promise<void> {
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const response = await fetch(SITE + address);
    expect([address, response.status, response.headers.get("content-type")]).toEqual([
      address,
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
}

const drafts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /draft/.test(name));

const reason = whyNoDisk();
describe.skipIf(reason !== "")(`a small disk${reason && ` (skipped: ${reason})`}`, () => {
  test(
    "the whole site on a full disk: 503 in the form's words and nothing half-written, pages and pictures go on, and it recovers by itself",
    { timeout: LONGEST_MS },
    async () => {
      const disk = smallDisk(SIZE);
      const demo = createDemoHost();
      const site = await startSite(demo, disk);
      const home = await page("/");
      await expectPictures(home.pictures.slice(0, 2));
      expect(await send("before")).toMatchObject({ status: 200 });
      await until(() => demo.submissions.length === 1, "the first is delivered");
      expect((await readiness()).status).toBe(200);

      const free = fillDisk(disk);
      for (let round = 0; round < sized(3, 30); round += 1) {
        // With a file the file's write fails, without one the journal's.
        for (const file of [0, 300_000]) {
          const scripted = await send(`while full ${round} ${"x".repeat(9000)}`, {
            file,
            asJson: true,
          });
          expect([scripted.status, JSON.parse(scripted.text)]).toEqual([
            503,
            { status: "failed", message: SEND_FAILURE, errors: {} },
          ]);
          const plain = await send(`while full, without script ${round} ${"x".repeat(9000)}`, {
            file,
          });
          expect(plain.status).toBe(503);
          // The form, or the plain page if there are too many requests.
          for (const words of [
            SEND_FAILURE,
            `while full, without script ${round} `,
            "anna@example.com",
          ])
            expect(plain.text.replaceAll("&#x27;", "'")).toContain(words);
        }
      }
      await until(async () => (await readiness()).status === 503, "readiness reports it", 5);
      const { parts } = await readiness();
      expect(parts).toMatchObject({
        forms: { ok: false, detail: expect.stringContaining("DATA_DIR") },
        content: { ok: true },
        build: { ok: true },
      });
      for (const path of ["/healthz", "/metrics"])
        expect((await fetch(SITE + path)).status).toBe(200);

      // Seen before; never seen; and pictures, of which the first two are on disk.
      expect(await page("/")).toMatchObject({ status: 200, pictures: home.pictures });
      await expectPictures(home.pictures.slice(0, 6));
      for (const path of UNSEEN)
        expect([path, (await page(path)).status]).toEqual([
          path,
          path.startsWith("/pictures-of") ? 404 : 200,
        ]);
      await expectPictures((await page("/clients")).pictures.slice(0, 3));
      const drawn =
        /property="og:image" content="([^"]+)"/.exec((await page("/clients")).html)?.[1] ?? "";
      expect((await fetch(drawn)).status).toBe(200);
      expect(readdirSync(join(disk, "intake/files"))).toEqual([]);

      free();
      await until(
        async () => (await send("after", { file: 300_000 })).status === 200,
        "it takes messages again",
        15,
      );
      await until(
        () => demo.submissions.some(({ fields }) => fields.description === "after"),
        "and delivers them",
        20,
      );
      await until(async () => (await readiness()).status === 200, "it is ready", 5);
      await expectOutOfReach(join(disk, "intake/files"));
      expect(await site.stop()).toBe(0);
      expect(drafts(disk)).toEqual([]);
      expectJournal(join(disk, "intake"), ["before", "after"]);
      expect(demo.submissions.map(({ fields }) => fields.description)).toEqual(["before", "after"]);
    },
  );
});

/** Visitors' files are outside every web root and have no address. */
async function expectOutOfReach(folder: string): Promise<void> {
  const [id = ""] = readdirSync(folder);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  for (const path of [
    "/files",
    "/intake/files",
    "/data/intake/files",
    "/assets/../../intake/files",
    "/assets/..%2f..%2fintake%2ffiles",
    "/pictures/original/../../intake/files",
  ])
    expect([path, (await fetch(`${SITE}${path}/${id}`)).status]).toEqual([path, 404]);
}

/** These messages and no others, the last with its file. */
function expectJournal(folder: string, messages: string[]): void {
  const db = new DatabaseSync(join(folder, "journal.sqlite"), { readOnly: true });
  expect(db.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(
    db
      .prepare(
        "select json_extract(s.fields, '$.description') as description, o.state from submissions s join outbox o on o.submission = s.id order by s.received_at",
      )
      .all(),
  ).toEqual(messages.map((description) => ({ description, state: "delivered" })));
  const files = db
    .prepare("select id from files")
    .all()
    .map(({ id }) => id);
  expect(files).toHaveLength(1);
  expect(db.prepare("select count(*) as n from outbox").get()).toEqual({ n: messages.length });
  db.close();
  expect(readdirSync(join(folder, "files"))).toEqual(files);
}
