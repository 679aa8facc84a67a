import { spawn } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { calls } from "@meridian/contract";
import { printed, reportOf, type HostReport } from "./check-host/report.ts";
import {
  checkConformance,
  type ConformanceOptions,
} from "../apps/cms/src/moving-in/conformance/conformance.ts";
import { createDemoHost } from "@meridian/demo";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

const demo = createDemoHost();
let host = "";
const servers: Server[] = [];
beforeAll(async () => void (host = await demo.listen()));
afterEach(() => {
  demo.reset();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(() => demo.stop());

/** An invalid host that always sends the same response. */
async function oddHost(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = async (
  address: string,
  { strict, ...options }: Partial<ConformanceOptions> & { strict?: boolean } = {},
): Promise<HostReport> =>
  reportOf(
    address,
    await checkConformance({ host: address, depth: "sample", timeout: 5000, pause: 1, ...options }),
    { strict },
  );
const callOf = (report: HostReport, name: string) => report.calls.find(({ call }) => call === name);

test("the demo host is fine in every call that can be requested; forms are not sent", async () => {
  const report = await check(host);
  expect([report.status, report.calls.length]).toEqual([0, Object.keys(calls).length]);
  expect(new Set(report.calls.map(({ verdict }) => verdict))).toEqual(
    new Set(["fine", "nothing to request"]),
  );
  expect(
    report.calls.filter(({ verdict }) => verdict === "nothing to request").map(({ call }) => call),
  ).toEqual(["careerPost"]);
  expect(report.calls.flatMap(({ lines }) => lines)).toEqual([]);
  expect(report.warnings).toEqual([]);
  expect(demo.submissions).toEqual([]);
});

test("career posts are requested where their numbers are given, or a host lists its posts", async () => {
  expect(callOf(await check(host, { careerPosts: ["411", "9"] }), "careerPost")).toMatchObject({
    verdict: "fine",
    requested: 2,
    answered: 1,
  });
  demo.speak({ dialect: "wordpress" });
  expect(callOf(await check(host), "careerPost")).toMatchObject({
    verdict: "unusual",
    requested: 4,
    answered: 4,
  });
});

test("[API-04] a WordPress is read, and its quirks are reported with their places", async () => {
  demo.speak({ dialect: "wordpress", categoryFilter: false });
  const report = await check(host);
  expect(report.status).toBe(0);
  expect(
    report.calls.filter(({ verdict }) => verdict === "absent").map(({ call }) => call),
  ).toEqual(["technologyPages", "expertisePages", "settings"]);
  const notesOf = (call: string) =>
    callOf(report, call)?.lines.map(({ path, note }) => `${path} ${note}`.trim());
  expect(notesOf("services")).toEqual(
    expect.arrayContaining([
      "[0].title a text as {rendered}",
      "[0].acf custom fields in acf",
      "the category filter is missing: requested again by the category's id",
    ]),
  );
  expect(notesOf("about")).toContain("[0].acf.info_list.years a number written as a text");
  expect(notesOf("vacancies")).toContain("[0].post_name read as slug");
  expect(notesOf("options")).toContain(
    "acf.footer_links_list.custom_column_repeater_languages_and_technologies[0].links a list with gaps, written as an object",
  );
  expect(notesOf("career")).toContain(
    "acf.career_gallery[0].img a picture named by its media id, looked up",
  );
  expect(printed(report).at(-1)).toBe("The site and the import can read this host.");
});

test("[API-05] what breaks is named by its path, with what it costs; what is missing breaks only with --strict", async () => {
  demo.behave("services", {
    set: { "[1].title": { no: "title" }, "[2].data.short_description": undefined },
  });
  demo.behave("about", { status: 404 });
  demo.behave("career", { status: 500 });
  const report = await check(host);
  expect(report.status).toBe(1);
  expect(callOf(report, "services")).toMatchObject({
    verdict: "broken",
    lines: expect.arrayContaining([
      expect.objectContaining({
        kind: "breaks",
        path: "[1].title",
        note: expect.stringContaining("the item is omitted") as string,
      }),
      {
        kind: "missing",
        path: "[2].data.short_description",
        note: "not there, read as empty",
        times: 1,
      },
    ]) as unknown,
  });
  expect(callOf(report, "about")).toMatchObject({
    verdict: "absent",
    lines: [
      { kind: "missing", note: expect.stringContaining("there is no such record") as string },
    ],
  });
  expect(callOf(report, "career")).toMatchObject({
    verdict: "unanswered",
    lines: [{ kind: "breaks", note: expect.stringContaining("answered HTTP 500") as string }],
  });
  demo.behave("services", {});
  demo.behave("career", {});
  expect((await check(host)).status).toBe(0);
  expect((await check(host, { strict: true })).status).toBe(1);
});

test("a picture that is named by an id the host does not know breaks the contract", async () => {
  demo.speak({ dialect: "wordpress" });
  demo.behave("home", { set: { "acf.section_header_video_preview": 99999 } });
  const report = await check(host);
  expect(report.status).toBe(1);
  expect(callOf(report, "home")).toMatchObject({
    verdict: "broken",
    lines: expect.arrayContaining([
      {
        kind: "breaks",
        path: "(picture of media id 99999)",
        note: "the host has no such picture; the field is omitted",
        times: 1,
      },
    ]) as unknown,
  });
});

test.each<[string, RequestListener, string, Partial<ConformanceOptions>?]>([
  [
    "is not WordPress",
    (_, response) =>
      response
        .writeHead(404, { "content-type": "text/html" })
        .end("<!doctype html><h1>Not found</h1>"),
    "answered HTTP 404",
  ],
  [
    "answers a page of HTML",
    (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Shop</title>"),
    'answered text/html that is not JSON, beginning "<!doctype html><title>Shop</title>"',
  ],
  [
    "wants a login",
    (_, response) => response.writeHead(401, { "www-authenticate": "Basic" }).end("Unauthorized"),
    "answered HTTP 401",
  ],
  [
    "redirects forever",
    (request, response) =>
      response.writeHead(302, { location: `${request.url ?? ""}/again` }).end(),
    "redirects more than 5 times",
  ],
  ["never answers", () => undefined, "did not answer within 300 ms", { timeout: 300 }],
  [
    "never ends",
    (_, response) => void setInterval(() => response.write("1"), 20).unref(),
    "did not answer within 300 ms",
    { timeout: 300 },
  ],
  [
    "sends more than fits",
    (_, response) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(`"${"x".repeat(3_000_000)}"`),
    "answered more than 1 MB",
    { most: 2 ** 20 },
  ],
  ["breaks off", (request) => void request.socket.destroy(), "could not be reached"],
  [
    "is overloaded",
    (_, response) => response.writeHead(503, { "retry-after": "0" }).end("busy"),
    "answered HTTP 503",
  ],
])(
  "a host that %s could not be read, and not all calls are requested",
  async (_, listener, problem, options) => {
    let requests = 0;
    const report = await check(
      await oddHost((request, response) => (requests++, listener(request, response))),
      options,
    );
    expect(report).toMatchObject({
      status: 2,
      calls: [],
      unreachable: expect.stringContaining(problem) as string,
    });
    expect(requests).toBeLessThanOrEqual(14);
    expect(printed(report)[0]).toContain(problem);
  },
);

test("a host that moved is read, and its new address reported", async () => {
  const old = await oddHost((request, response) =>
    response.writeHead(301, { location: host + (request.url ?? "") }).end(),
  );
  const report = await check(old);
  expect(report.status).toBe(0);
  expect(callOf(report, "options")?.lines).toEqual([
    {
      kind: "unusual",
      path: "",
      note: `redirects to ${host}/api/acf/v3/options/options`,
      times: 1,
    },
  ]);
});

test("of 5,000 posts every page is read, as WordPress counts them and where a host gives no total", async () => {
  const [study] = demo.content.caseStudies;
  if (!study) throw new Error("the demo content has no case study");
  demo.content.caseStudies = Array.from({ length: 5000 }, (_, at) => ({
    ...study,
    id: 10_000 + at,
    slug: `study-${at}`,
  }));
  demo.speak({ dialect: "wordpress" });
  const survey = await checkConformance({ host, depth: "sample", timeout: 20_000 });
  const studies = survey.answers.find(({ call }) => call === "portfolio")?.value as {
    slug: string;
  }[];
  expect(new Set(studies.map(({ slug }) => slug)).size).toBe(5000);
  expect(
    demo.requests.filter(({ address }) => /portfolio.*&page=/.test(decodeURIComponent(address))),
  ).toHaveLength(49);
}, 60_000);

test("a list without totals is read until a page repeats itself or falls short", async () => {
  const posts = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...demo.content.services[0],
      id: from + at,
      slug: `service-${from + at}`,
    }));
  const reply: Record<string, (page: number) => unknown[]> = {
    endless: () => posts(0, 100),
    counted: (page) => (page > 3 ? [] : posts(page * 100, page === 3 ? 20 : 100)),
  };
  for (const [kind, count] of [
    ["endless", 100],
    ["counted", 220],
  ] as const) {
    const address = await oddHost((request, response) => {
      const url = new URL(request.url ?? "", "http://odd.test");
      const body = url.search.includes("services")
        ? reply[kind]?.(Number(url.searchParams.get("page") ?? 1))
        : url.pathname.includes("options")
          ? demo.content.options
          : [];
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    const survey = await checkConformance({ host: address, depth: "sample" });
    expect(survey.answers.find(({ call }) => call === "services")?.value, kind).toHaveLength(count);
  }
});

const run = (...args: string[]): Promise<{ status: number | null; out: string; err: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ["tools/check-host.ts", ...args], {
      cwd: new URL("..", import.meta.url),
    });
    const output = { out: "", err: "" };
    child.stdout.on("data", (text: Buffer) => (output.out += text.toString()));
    child.stderr.on("data", (text: Buffer) => (output.err += text.toString()));
    child.on("close", (status) => done({ status, ...output }));
  });

test("the command prints the report, as JSON on request, and ends with the status for CI", async () => {
  const text = await run(host);
  expect([text.status, text.out]).toEqual([0, expect.stringContaining("fine    options")]);
  demo.behave("blog", { html: true });
  const json = await run(host, "--json");
  expect([json.status, (JSON.parse(json.out) as HostReport).status, json.err]).toEqual([1, 1, ""]);
  expect((await run("http://127.0.0.1:1", "--timeout", "1")).status).toBe(2);
  expect(await run()).toMatchObject({
    status: 2,
    err: expect.stringContaining("Give one host") as string,
  });
}, 60_000);
