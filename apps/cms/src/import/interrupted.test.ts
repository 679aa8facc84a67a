/** Imports that really end before they are through: by Ctrl-C, by the host, by the database. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createDemoHost } from "@meridian/demo";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
const demo = createDemoHost();
let cms: TestCms;
/** Told of each request to the host; `true`: the connection breaks. */
let isCut: (path: string) => boolean = () => false;

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const formats = { webp: "webp", png: "png", jpg: "jpeg", jpeg: "jpeg" } as const;
/** Of one colour, of its own for each address: pictures of a page's size would take most of the time. */
async function smallPicture(path: string, format: (typeof formats)[keyof typeof formats]) {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(path).digest();
  const create = { width: 8, height: 8, channels: 3 as const, background: { r, g, b } };
  return sharp({ create }).toFormat(format).toBuffer();
}
const gateway = createServer((request, response) => {
  const path = request.url ?? "/";
  if (isCut(path)) return void request.socket.destroy();
  const [, ending] = /\.(webp|png|jpe?g)$/.exec(path) ?? [];
  if (ending === "webp" || ending === "png" || ending === "jpg" || ending === "jpeg")
    return void smallPicture(path, formats[ending]).then((picture) =>
      response.writeHead(200, { "content-type": `image/${formats[ending]}` }).end(picture),
    );
  void fetch(demoHost + path, { redirect: "manual" }).then(async (reply) => {
    const type = reply.headers.get("content-type");
    if (type) response.setHeader("content-type", type);
    const body = Buffer.from(await reply.arrayBuffer());
    // Its pictures are the gateway's, too.
    const isJson = type?.includes("json") === true;
    response
      .writeHead(reply.status)
      .end(isJson ? body.toString().replaceAll(demoHost, host) : body);
  });
});
const site = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(204).end());
});
let demoHost = "";
let host = "";
let purgeUrl = "";

beforeAll(async () => {
  demoHost = await demo.listen();
  host = await listening(gateway);
  purgeUrl = `${await listening(site)}/purge`;
  const { content } = demo;
  Object.assign(content, {
    caseStudies: [],
    services: content.services.slice(0, 2),
    blog: [],
    technologies: [],
    expertise: [],
    vacancies: content.vacancies.slice(0, 1),
  });
});
afterAll(async () => {
  for (const server of [gateway, site]) server.close().closeAllConnections();
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
  /** By outcome, of all. */
  counts: Record<string, number>;
}

/** `amid`: called once a hundred pictures and records are dealt with, and some are left. */
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
      cwd: new URL("../../../..", import.meta.url),
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

/** It says how far it came, and the next run brings the rest and nothing twice. */
async function expectToGoOn(broken: Run): Promise<void> {
  const [, done, of] = /^(\d+) of (\d+) are done, and stay done\. Run the same command again/m.exec(
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

test("Ctrl-C ends it after the record at hand", async () => {
  const broken = await run((child) => child.kill("SIGINT"));
  expect([broken.status, broken.err]).toEqual([3, expect.stringContaining("Broken off: SIGINT")]);
  expect(broken.counts.created).toBeGreaterThan(0);
  await expectToGoOn(broken);
});

test("a host that is gone while pictures are fetched ends it, and no record comes without its picture", async () => {
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

test("a host that is gone while it is asked ends it before anything is imported", async () => {
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

test("a database that takes no more ends it", async () => {
  const other = new DatabaseSync(join(cms.settings.dataDir, "cms.sqlite"), { timeout: 10_000 });
  const broken = await run(() => other.exec("begin immediate"));
  other.exec("rollback");
  other.close();
  expect([broken.status, broken.err]).toEqual([
    3,
    expect.stringMatching(/Broken off: the database takes no more \(.*locked.*\)/i),
  ]);
  await expectToGoOn(broken);
});
