import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormSupport } from "#app/forms/form-support.ts";
import { createRequestHandler } from "#server/request-handler.ts";
import type { Page } from "#server/page-cache/page-store.ts";
import { prepareResponse } from "#server/http/prepared-response.ts";

const readyOf = (text: string) =>
  prepareResponse({
    status: 200,
    bodies: { identity: Buffer.from(text) },
    contentType: "text/plain",
    cacheControl: "public",
    headers: [],
  });
const page = (text: string, readsQuery = false): Page => ({
  ready: readyOf(text),
  tags: new Set(),
  freshUntil: 0,
  isPurged: false,
  isDegraded: false,
  isIncomplete: false,
  until: Infinity,
  support: { given: {} as FormSupport, at: 0 },
  route: `/${text}`,
  readsQuery,
});

let server: Server;
let lines: Record<string, unknown>[];
let isDebug = false;
let answered = { route: "app", status: 201 };
const counted = vi.fn<(route: string, status: number, cache: string) => void>();
const pages = new Map([
  ["/", page("home")],
  ["/blog", page("blog", true)],
]);
const files = new Map([["/a.txt", readyOf("file")]]);

beforeEach(async () => {
  lines = [];
  counted.mockClear();
  const log = {
    isLevelEnabled: (level: string) => level === "info" || isDebug,
    info: (line: Record<string, unknown>) => void lines.push(line),
    debug: (line: Record<string, unknown>) => void lines.push({ ...line, debug: true }),
  };
  const handler = createRequestHandler({
    pages: { peek: (key) => pages.get(key) },
    themedFiles: files,
    fonts: { get: () => undefined },
    trace: undefined,
    movedAddresses: { isNamedByParameter: (target) => target === "/?p=12" },
    log: log as never,
    metrics: { request: counted },
    app(_, outgoing, note) {
      Object.assign(note, { route: answered.route, cache: "miss" });
      outgoing.writeHead(answered.status).end("app");
    },
  });
  server = createServer(handler);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
});
afterEach(() => void server.close());

const send = async (path: string, method = "GET") =>
  (
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })
  ).text();

test("sends prepared responses directly, also with a query that the page does not read", async () => {
  expect([
    await send("/"),
    await send("/?utm_source=x"),
    await send("/a.txt?v=1"),
    await send("/blog"),
  ]).toEqual(["home", "home", "file", "blog"]);
  expect(await send("/", "HEAD")).toBe("");
});

test("passes the rest to the app: a query that the page reads, a redirect by parameter, a post, an unknown address", async () => {
  expect([
    await send("/blog?page=2"),
    await send("/?p=12"),
    await send("/", "POST"),
    await send("/else"),
  ]).toEqual(["app", "app", "app", "app"]);
});

test("logs and counts each request once, by route", async () => {
  await send("/?q=secret");
  await send("/else?q=secret");
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[0]).toMatchObject({ method: "GET", path: "/", status: 200, cache: "hit", bytes: 4 });
  expect(lines[1]).toMatchObject({ path: "/else", status: 201, cache: "miss" });
  expect(lines[0]?.id).not.toBe(lines[1]?.id);
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(counted.mock.calls).toEqual([
    ["/home", 200, "hit"],
    ["app", 201, "miss"],
  ]);
});

test("logs a page view at info, its files, pictures and monitors' calls at debug, and failures at info", async () => {
  await send("/");
  await send("/a.txt");
  answered = { route: "picture", status: 200 };
  await send("/pictures/1.avif/x.png");
  answered = { route: "picture", status: 404 };
  await send("/pictures/1.avif/gone.png");
  answered = { route: "other", status: 200 };
  for (const path of ["/healthz", "/readyz", "/metrics"]) await send(path);
  answered = { route: "other", status: 503 };
  await send("/readyz");
  await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(8));
  expect(lines.map(({ path }) => path)).toEqual(["/", "/pictures/1.avif/gone.png", "/readyz"]);
  isDebug = true;
  await send("/a.txt");
  expect(lines.at(-1)).toMatchObject({ path: "/a.txt", debug: true });
  isDebug = false;
});
