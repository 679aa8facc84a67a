/** Imports that are interrupted: by Ctrl-C, by the host, by the database. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { createDemoHost } from "@meridian/demo";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";
import { listening, openSmallPictures } from "#testing/small-pictures.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
const demo = createDemoHost();
let cms: TestCms;
/** Called for each request to the host; `true` breaks the connection. */
let isCut: (path: string) => boolean = () => false;

const site = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(204).end());
});
let gateway: Awaited<ReturnType<typeof openSmallPictures>>;
let host = "";
let purgeUrl = "";

beforeAll(async () => {
  gateway = await openSmallPictures(await demo.listen(), (path) => isCut(path));
  host = gateway.address;
  purgeUrl = `${await listening(site)}/purge`;
  const { content } = demo;
  Object.assign(content, {
    portfolio: [],
    services: content.services.slice(0, 2),
    blog: [],
    technology: [],
    expertise: [],
    vacancies: content.vacancies.slice(0, 1),
  });
});
afterAll(async () => {
  gateway.stop();
  site.close().closeAllConnections();
  await demo.stop();
  await cms.close();
});
beforeEach(async () => {
  await cms?.close();
  cms = await openTestCms();
  isCut = () => false;
});

interface Run {
  status: number | null;
  out: string;
  err: string;
  /** By outcome, over all kinds. */
  counts: Record<string, number>;
}

/** `amid`: called once after a hundred pictures and records, while some are left. */
function run(amid: (child: ReturnType<typeof spawn>) => void = () => undefined): Promise<Run> {
  const env = {
    ...process.env,
    DATA_DIR: cms.settings.dataDir,
    PURGE_URL: purgeUrl,
    PURGE_SECRET: "of-no-value-outside-the-tests",
    CMS_DATABASE_URL: "",
  };
  return new Promise((done) => {
    const child = spawn(process.execPath, ["apps/cms/import.ts", host], {
      cwd: new URL("../../../../..", import.meta.url),
      env,
    });
    const said = { out: "", err: "" };
    child.stdout.on("data", (text: Buffer) => (said.out += text.toString()));
    child.stderr.on("data", (text: Buffer) => {
      said.err += text.toString();
      if (text.includes("Importing: 100 of")) amid(child);
    });
    child.on("close", (status) => {
      const [, ...numbers] = /^all +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$/m.exec(said.out) ?? [];
      const names = ["created", "changed", "unchanged", "kept", "broken"];
      const counts = Object.fromEntries(names.map((name, at) => [name, Number(numbers[at])]));
      done({ status, ...said, counts });
    });
  });
}

/** The run reports how far it came; the next run imports the rest, and nothing twice. */
async function expectToGoOn(broken: Run): Promise<void> {
  const [, done, of] = /^(\d+) of (\d+) are done\. Run the same command again/m.exec(
    broken.err,
  ) ?? [""];
  expect(Number(of), broken.err).toBeGreaterThan(Number(done));
  expect(broken.err).toMatch(/^ {2}services +\d+ of 2$/m);
  isCut = () => false;
  const next = await run();
  expect([next.status, next.counts.broken], next.out + next.err).toEqual([0, 0]);
  const { created = 0, changed = 0, unchanged = 0 } = next.counts;
  expect(created + changed + unchanged).toBe(Number(of));
  for (const collection of ["services", "vacancies"] as const) {
    const { totalDocs } = await cms.payload.count({ collection });
    expect([collection, totalDocs]).toEqual([collection, collection === "services" ? 2 : 1]);
  }
}

test("Ctrl-C ends it after the current record", async () => {
  const broken = await run((child) => child.kill("SIGINT"));
  expect([broken.status, broken.err]).toEqual([3, expect.stringContaining("Broken off: SIGINT")]);
  expect(broken.counts.created).toBeGreaterThan(0);
  await expectToGoOn(broken);
});

test("a host that goes offline while pictures are fetched ends it, and no record comes without its picture", async () => {
  let pictures = 0;
  isCut = (path) => /\.(?:webp|svg|png|jpe?g)/.test(path) && ++pictures > 2;
  const broken = await run();
  expect([broken.status, broken.err]).toEqual([
    3,
    expect.stringMatching(/Broken off: http:\S+ could not be reached 5 times in a row/),
  ]);
  expect((await cms.payload.count({ collection: "services" })).totalDocs).toBe(0);
  await expectToGoOn(broken);
});

test("a host that goes offline while its calls are read ends it before anything is imported", async () => {
  let asked = 0;
  isCut = () => ++asked > 12;
  const { status, err } = await run();
  expect([status, err]).toEqual([
    2,
    expect.stringMatching(
      /was gone before it had told everything: \d+ of \d+ answers came\. Nothing was imported/,
    ),
  ]);
});

/** Locks the database against writes at the first input, until the input ends. */
const LOCK = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
  process.stdin.once("data", () => database.exec("begin immediate")).on("end", () => database.close());
`;

test("a database that refuses writes ends it", async () => {
  // In its own process: a second library in this one, when it closes the file, would release the
  // locks of the content host's connection.
  const database = join(cms.settings.dataDir, "cms.sqlite");
  const other = spawn(process.execPath, ["--eval", LOCK, database], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const broken = await run(() => other.stdin.write("lock"));
  other.stdin.end();
  await once(other, "close");
  expect([broken.status, broken.err]).toEqual([
    3,
    expect.stringMatching(/Broken off: the database takes no more \(.*locked.*\)/i),
  ]);
  await expectToGoOn(broken);
});
