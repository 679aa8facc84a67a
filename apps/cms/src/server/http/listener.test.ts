import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReadiness } from "@meridian/http/readiness";
import { createListener, otherName, type Phase } from "#server/http/listener.ts";
import { mediaName, readRange } from "#server/http/serve-media.ts";
import { readSettings } from "#server/settings.ts";

let dataDir: string;
let server: Server;
let phase: Phase;
let failures: unknown[][];

beforeEach(async () => {
  failures = [];
  dataDir = await mkdtemp(join(tmpdir(), "cms-http-"));
  await mkdir(join(dataDir, "media"));
  await writeFile(join(dataDir, "media", "clip.mp4"), "0123456789");
  await writeFile(join(dataDir, "media", "mark.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await writeFile(join(dataDir, "cms.sqlite"), "not for the public");
  await writeFile(join(dataDir, "media", ".hidden.svg"), "not for the public");
  const settings = readSettings(
    { DATA_DIR: dataDir, CMS_URL: "https://cms.example.com", CMS_TRUST_PROXY: "none" },
    { payloadSecret: "p".repeat(20), purgeSecret: "q".repeat(20) },
  );
  phase = {
    name: "ready",
    readiness: createReadiness({}),
    handle: async (_, response) => void response.end("next"),
  };
  server = createServer(
    createListener(settings, phase, { error: (...line: unknown[]) => void failures.push(line) }),
  ).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A raw request: `fetch` would normalize the path. */
function get(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((done, reject) => {
    const call = request(
      { port: (server.address() as AddressInfo).port, path, method, headers, agent: false },
      (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    call.on("error", reject).end();
  });
}

test("until the start is complete health reports it, and every other request gets a 503 with a retry time", async () => {
  delete phase.readiness;
  for (const name of ["starting", "seeding", "stopping"] as const) {
    phase.name = name;
    expect(await get("/healthz")).toMatchObject({
      status: 503,
      body: JSON.stringify({ status: name }),
    });
    for (const path of [
      "/api/wp/v2/vacancies",
      "/admin",
      "/cms/api/users/first-register",
      "/media/clip.mp4",
    ])
      expect(await get(path), path).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  }
});

test("[NODE-21] requests that still arrive during a stop are answered, and health reports the stop", async () => {
  phase.name = "stopping";
  expect(await get("/healthz")).toMatchObject({ status: 503, body: '{"status":"stopping"}' });
  expect(await get("/media/clip.mp4")).toMatchObject({ status: 200, body: "0123456789" });
});

test("a library file has its type, a length and an ETag, and with a version it is immutable", async () => {
  const first = await get("/media/clip.mp4?v=1");
  expect(first).toMatchObject({
    status: 200,
    body: "0123456789",
    headers: {
      "content-type": "video/mp4",
      "content-length": "10",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
  expect((await get("/media/clip.mp4")).headers["cache-control"]).toBe("public, max-age=300");
  expect(
    await get("/media/clip.mp4", { headers: { "if-none-match": String(first.headers.etag) } }),
  ).toMatchObject({ status: 304, body: "" });
  expect(await get("/media/clip.mp4", { method: "HEAD" })).toMatchObject({
    status: 200,
    body: "",
    headers: { "content-length": "10" },
  });
});

test("[SEC-02] responses to the panel are not cached; responses to the site can be", async () => {
  expect((await get("/cms/api/submissions")).headers["cache-control"]).toBe("no-store");
  expect((await get("/api/wp/v2/vacancies")).headers["cache-control"]).toBeUndefined();
});

test("[SEC-05] a login that is too long is refused before its body is read", async () => {
  const status = async (path: string, headers: Record<string, string>) =>
    (await get(path, { method: "POST", headers })).status;
  const long = { "content-length": "60000000" };
  expect(await status("/cms/api/users/login", long)).toBe(413);
  expect(await status("/cms/api/users/login", { ...long, "content-type": "multipart/x" })).toBe(
    413,
  );
  expect(await status("/cms/api/blog-posts", long)).toBe(413);
  expect(await status("/cms/api/users/login", { "transfer-encoding": "chunked" })).toBe(411);
  expect(await status("/cms/api/users/login", { "content-length": "0" })).toBe(200);
});

test("a video can be requested in ranges", async () => {
  expect(await get("/media/clip.mp4", { headers: { range: "bytes=2-4" } })).toMatchObject({
    status: 206,
    body: "234",
    headers: { "content-range": "bytes 2-4/10" },
  });
  expect(await get("/media/clip.mp4", { headers: { range: "bytes=20-" } })).toMatchObject({
    status: 416,
    headers: { "content-range": "bytes */10" },
  });
  expect([
    readRange("bytes=-3", 10),
    readRange("bytes=5-", 10),
    readRange("bytes=0-99", 10),
    readRange(undefined, 10),
    readRange("lines=1", 10),
    readRange("bytes=4-2", 10),
  ]).toEqual([
    { start: 7, end: 9 },
    { start: 5, end: 9 },
    { start: 0, end: 9 },
    null,
    null,
    "unfit",
  ]);
});

test("the library's files, the calls and the downloads, opened on their own, run no code and have no origin, whatever Payload and Next set", async () => {
  phase.handle = async (_, response) => {
    // Like Next with an endpoint's response: an existing header stays.
    if (!response.hasHeader("content-security-policy"))
      response.setHeader("content-security-policy", "script-src 'none'");
    response.setHeader("content-type", "image/svg+xml");
    response.end("<svg/>");
  };
  for (const path of [
    "/media/mark.svg",
    "/media/clip.mp4",
    "/media/none.svg",
    "/cms/api/media/file/mark.svg",
    "/cms/api/submissions/1/files/0",
    "/cms/api/",
    "/cm%73/api/media/file/mark.svg",
    "//cms/api/x",
    "/api/wp/v2/career",
    "/icon.svg",
    "/nothing",
    "/healthz",
  ]) {
    const { "content-security-policy": policy, "x-content-type-options": sniff } = (await get(path))
      .headers;
    expect(policy, path).toMatch(/^default-src 'none'; (.*; )?sandbox;/);
    expect([policy?.toString().includes("script"), sniff], path).toEqual([false, "nosniff"]);
  }
});

test("only the library's own files are served", async () => {
  for (const path of [
    "/media/../cms.sqlite",
    "/media/..%2fcms.sqlite",
    "/media/%2e%2e/cms.sqlite",
    "/media/.hidden.svg",
    "/media/",
    "/media/none.webp",
    "/media/%E0%A4%A",
    "/media/clip.mp4%00.svg",
  ])
    expect((await get(path)).body, path).not.toContain("not for");
  expect([
    mediaName("/media/a b.webp"),
    mediaName("/media/a%20b.webp"),
    mediaName("/media/x/y.webp"),
    mediaName("/media/cms.sqlite"),
  ]).toEqual(["a b.webp", "a b.webp", null, null]);
  for (const path of ["/media/none.webp", "/media/"])
    expect((await get(path)).status, path).toBe(404);
  expect((await get("/media/clip.mp4", { method: "POST" })).status).toBe(405);
});

test("[OWN-34] only a visitor's PDF may be framed, by the panel itself, and runs no code there", async () => {
  const { headers } = await get("/cms/api/submissions/12/files/0/view");
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'self'",
  });
  for (const other of ["/cms/api/submissions/x/files/0/view", "/media/1/files/0/view"])
    expect((await get(other)).headers["x-frame-options"], other).toBe("DENY");
});

test("the admin cannot be framed and, on https, has HSTS; the contract's calls are not redirected", async () => {
  expect((await get("/admin/login")).headers).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age"),
  });
  expect((await get("/cms/api/users/me")).headers["x-frame-options"]).toBe("DENY");
  expect((await get("/cms/api/submissions/1/files/0")).headers["x-frame-options"]).toBe("DENY");
  expect(await get("/api/wp/v2/vacancy/?slug=x")).toMatchObject({ status: 200, body: "next" });
  expect(await get("/")).toMatchObject({ status: 307, headers: { location: "/admin" } });
});

test("Payload's forms with closed calls redirect to the login", async () => {
  for (const path of ["/admin/reset/x", "/admin/users/verify/x?y"])
    expect(await get(path), path).toMatchObject({
      status: 307,
      headers: { location: "/admin/login" },
    });
});

test("a body with too large a declared length is not read", async () => {
  expect(
    (
      await get("/cms/api/media", {
        method: "POST",
        headers: { "content-length": String(65 * 1024 * 1024) },
      })
    ).status,
  ).toBe(413);
});

test("a failure of the handler gives a response and a line in the log", async () => {
  phase.handle = () => Promise.reject(new Error("broken"));
  const answer = await get("/api/wp/v2/career?email=ada@example.com");
  expect(answer).toMatchObject({ status: 500, body: expect.stringContaining("see its log") });
  expect(failures).toEqual([
    [{ method: "GET", path: "/api/wp/v2/career", err: new Error("broken") }, "a request failed"],
  ]);
});

test("this machine's other name redirects to the name that the cookie is for", () => {
  const url = "http://127.0.0.1:4000";
  expect([
    otherName("localhost:4000", { url }),
    otherName("127.0.0.1:4000", { url }),
    otherName("cms.example.com", { url }),
    otherName(undefined, { url }),
    otherName("localhost:4000", { url: "https://cms.example.com" }),
  ]).toEqual([true, false, false, false, false]);
});

test("another site's page can neither log an editor in nor change anything, with a form or with script", async () => {
  const login = (headers: Record<string, string>) =>
    get("/cms/api/users/login", { method: "POST", headers });
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ] as Record<string, string>[])
    expect((await login(headers)).status, JSON.stringify(headers)).toBe(403);
  for (const headers of [{ origin: "https://cms.example.com" }, {}] as Record<string, string>[])
    expect((await login(headers)).status, JSON.stringify(headers)).toBe(200);
  for (const method of ["PATCH", "DELETE", "PUT", "POST"])
    expect(
      (await get("/cms/api/globals/home", { method, headers: { origin: "https://evil.example" } }))
        .status,
      method,
    ).toBe(403);
});

test("the code behind gets the connection's own address, and without a trusted proxy no forwarded header", async () => {
  let seen: IncomingHttpHeaders = {};
  phase.handle = async ({ headers }, response) => {
    seen = headers;
    response.end();
  };
  const headers = {
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "for=203.0.113.9;host=evil.example",
    "x-visitor-address": "203.0.113.9",
  };
  await get("/admin/login", { headers });
  expect(seen["x-visitor-address"]).toBe("127.0.0.1");
  expect(Object.keys(seen).filter((name) => name.includes("forwarded"))).toEqual([]);
});
