/** deploy/varnish's VCL in Debian's Varnish, purged by the site's CDN module. */
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCdn, type Cdn } from "../../apps/site/server/cdn/cdn.ts";
import { portAt } from "../ports.ts";
import { startVarnish, whyNoVarnish, type Varnish } from "./varnish.ts";

const missing = whyNoVarnish();
const WAIT = { timeout: 10_000, interval: 25 };

describe.skipIf(missing !== "")(`Varnish in front${missing && ` (skipped: ${missing})`}`, () => {
  const [port, sitePort] = [portAt(64), portAt(65)];
  const requests: string[] = [];
  const lines: string[] = [];
  const addLine = (words: string): void => void lines.push(words);
  let cdn: Cdn;
  let varnish: Varnish | undefined;

  /**
   * A page tagged with the last part of its address, or a stale one that the CDN must not cache.
   */
  const site = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path !== "/healthz") requests.push(`${request.method} ${path}`);
    response.setHeader("cache-control", "public, max-age=0, stale-if-error=86400");
    response.setHeader("vary", "Accept-Encoding");
    const headers = path === "/stale" ? [] : cdn.pageHeaders([path.slice(1)]);
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] ?? "", headers[at + 1] ?? "");
    response.end(`${path} ${requests.length} ${request.headers["accept-encoding"] ?? "plain"}`);
  });
  const get = async (path: string, encoding = "br, gzip") => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "accept-encoding": encoding, cookie: "one=visitor" },
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const requestCount = (path: string): number =>
    requests.filter((line) => line === `GET ${path}`).length;

  beforeAll(async () => {
    const parts = {
      vendor: "varnish",
      urls: [`http://127.0.0.1:${port}`],
      id: "",
      token: "",
    } as const;
    const opened = openCdn(parts, {
      log: { info: addLine, warn: addLine },
      firstPause: 50,
      again: 60_000,
    });
    if (!opened) throw new Error("there is no CDN");
    cdn = opened;
    await new Promise<void>((ready) => site.listen(sitePort, "127.0.0.1", ready));
    varnish = await startVarnish({ port, site: sitePort });
  }, 30_000);
  afterAll(async () => {
    cdn?.close();
    await varnish?.stop();
    site.close().closeAllConnections();
  });

  test("[NODE-11] a page is cached once for each encoding; its tags stay internal, and an old one is not cached", async () => {
    const [first, second] = [await get("/home"), await get("/home", "gzip, deflate, br")];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect((await get("/home", "identity")).text).toContain("plain");
    expect(requestCount("/home")).toBe(2);
    for (const name of ["surrogate-key", "surrogate-control", "x-varnish"])
      expect([name, first.headers.get(name)]).toEqual([name, null]);
    expect(first.headers.get("cache-control")).toContain("max-age=0");
    await get("/stale");
    await get("/stale");
    expect(requestCount("/stale")).toBe(2);
  });

  test("[NODE-12] what has a tag is purged, and nothing else; 5,000 tags at once, and all", async () => {
    for (const path of ["/service:one.two", "/service:oneXtwo"]) await get(path);
    cdn.purge(["service:one.two"]);
    await expect
      .poll(async () => (await get("/service:one.two"), requestCount("/service:one.two")), WAIT)
      .toBe(2);
    await get("/service:oneXtwo");
    expect(requestCount("/service:oneXtwo")).toBe(1);
    await get("/vacancy:4999");
    cdn.purge(Array.from({ length: 5000 }, (_, at) => `vacancy:${at}`));
    await expect
      .poll(async () => (await get("/vacancy:4999"), requestCount("/vacancy:4999")), WAIT)
      .toBe(2);
    cdn.purge(["*"]);
    await expect
      .poll(async () => (await get("/service:oneXtwo"), requestCount("/service:oneXtwo")), WAIT)
      .toBe(2);
    expect(lines).toEqual([]);
  });

  test("[NODE-12] strangers and nonsense purge nothing; requests of machines are no visitor's", async () => {
    const purge = (headers: Record<string, string>, method = "POST") =>
      fetch(`http://127.0.0.1:${port}/meridian-forget`, { method, headers });
    expect((await purge({ "x-tags": "(" })).status).toBe(400);
    expect((await purge({})).status).toBe(405);
    expect((await purge({ "x-tags": "a" }, "GET")).status).toBe(405);
    for (const path of ["/healthz", "/readyz", "/metrics", "/purge"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    const posted = await fetch(`http://127.0.0.1:${port}/home`, { method: "POST", body: "x" });
    expect(posted.status).toBe(200);
    expect(requests).toContain("POST /home");
  });
});
