import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { attributesOf, elements, withoutCode } from "#server/http/html-elements.ts";
import {
  wholeSiteFixture,
  fixture,
  demo,
  dataDir,
  setSite,
  site,
  get,
} from "#server/tests/whole-site-fixture.ts";

wholeSiteFixture();

vi.setConfig({ testTimeout: 30_000 });
const titled = (title: string) => Object.assign(demo.content.home, { section_header_title: title });

describe("the home page from the real build", () => {
  test("is complete without script: one stylesheet in the head, and one script of at most 6 kB", async () => {
    const response = await get("/");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(demo.content.home.section_header_title);
    const links = [...withoutCode(html).matchAll(/<link\b[^>]*>/g)].map(([tag]) =>
      attributesOf(tag),
    );
    expect(links.filter(({ rel, as }) => rel === "modulepreload" || as === "script")).toEqual([]);
    const sheets = links.flatMap(({ rel, href = "" }) => (rel === "stylesheet" ? [href] : []));
    expect(sheets).toEqual([expect.stringMatching(/^\/assets\/[\w-]+\.css$/)]);
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf("</head>"));
    const sheet = await get(sheets[0] ?? "");
    expect([sheet.status, sheet.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect(await sheet.text()).toContain("var(--action)");
    expect(await (await get("/nowhere")).text()).toContain(`href="${sheets[0]}"`);
    const scripts = elements(html, "script").flatMap(({ attributes }) => attributes.src ?? []);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/browser-[\w-]+\.js$/)]);
    const sent = await get(scripts[0] ?? "", { headers: { "accept-encoding": "gzip" } });
    expect(Number(sent.headers.get("content-length"))).toBeLessThanOrEqual(6000);
    expect(
      links.filter(
        ({ rel, as, href }) =>
          rel === "preload" && as === "font" && /latin.*\.woff2$/.test(href ?? ""),
      ),
    ).toHaveLength(1);
    expect(html).not.toMatch(/\$RC\(|<template/);
  });

  test("allows exactly its inline scripts and styles by hash", async () => {
    const response = await get("/");
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const inline = [...elements(html, "script"), ...elements(html, "style")].filter(
      ({ attributes }) => !attributes.type?.includes("json") && attributes.src === undefined,
    );
    expect(inline.filter(({ content }) => !policy.includes(sha(content)))).toEqual([]);
    // With the dark theme's styles.
    expect(inline.length).toBe(5);
    expect(policy).not.toMatch(/(?:script-src|style-src) [^;]*unsafe/);
  });

  test("is rendered once, then sent from memory, compressed, or as 304", async () => {
    await get("/");
    const again = await get("/?utm_source=mail", { headers: { "accept-encoding": "br" } });
    expect([again.headers.get("content-encoding"), again.headers.get("cache-control")]).toEqual([
      "br",
      "public, max-age=0, stale-if-error=86400",
    ]);
    expect(
      (await get("/", { headers: { "if-none-match": again.headers.get("etag") ?? "" } })).status,
    ).toBe(304);
    const plain = { headers: { "accept-encoding": "identity" } };
    expect((await get("/", { method: "HEAD", ...plain })).headers.get("content-length")).toBe(
      (await get("/", plain)).headers.get("content-length"),
    );
    expect(await site.metrics('site_render_ms_count{route="/"')).toEqual([
      'site_render_ms_count{route="/",status="200"} 1',
    ]);
  });

  test("has its pictures at the site's own address", async () => {
    const html = await (await get("/")).text();
    const address = /\/pictures\/\d+\.(?:avif|webp)\/[^" ]+/.exec(html)?.[0] ?? "none";
    const picture = await get(address);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(html).not.toContain(`${fixture.host}/`);
  });
});

describe("addresses", () => {
  test.each([
    ["/ABOUT", "/about"],
    ["/about/?x=1", "/about?x=1"],
    ["//evil.example.com/", "/evil.example.com"],
  ])("%s redirects to %s", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, location]);
  });

  test("[ERR-01] any other path responds with 404 and the not-found page, rendered once for all paths, and never cacheable", async () => {
    const found = await Promise.all(
      ["/nowhere", "/nowhere/at/all", "/%E0%A4%A", "/..%2f..%2fetc"].map((path) => get(path)),
    );
    expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await found[0]?.text()).toContain("Oooops, something went wrong");
    expect(found[0]?.headers.get("cache-control")).toBe("no-store");
    expect(await site.metrics('site_render_ms_count{route="/*"')).toEqual([
      'site_render_ms_count{route="/*",status="404"} 1',
    ]);
    expect(site.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test.each(["/wp-login.php", "/assets/gone-1234.js", "/.env.bak", "/blog.data"])(
    "%s responds in one line without rendering",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, "Not found.\n"]);
      expect(await site.metrics("site_render_ms_count")).toEqual([]);
    },
  );

  test("assets are immutable, the favicon exists, other methods get 405", async () => {
    const asset = /\/assets\/browser[^" ]+\.js/.exec(await (await get("/")).text())?.[0] ?? "none";
    expect((await get(asset)).headers.get("cache-control")).toContain("immutable");
    expect((await get("/favicon.ico")).status).toBe(200);
    expect((await get("/", { method: "PUT" })).headers.get("allow")).toBe("GET, HEAD, POST");
  });

  test.each([
    { path: "http://localhost/nowhere" },
    { path: "/nowhere", headers: { host: "no host {at} all" } },
  ])(
    "handles an absolute request target and an invalid Host like any other: %j",
    async (options) => {
      const status = await new Promise((resolve) =>
        httpRequest(site.url, options, (response) => resolve(response.resume().statusCode)).end(),
      );
      expect(status).toBe(404);
    },
  );
});

describe("a publish", () => {
  test("is visible to the first visitor after the host's call", async () => {
    await get("/");
    titled("A new title for the home page");
    expect(await (await get("/")).text()).not.toContain("A new title for the home page");
    expect((await site.purge(["home"])).status).toBe(204);
    expect(await (await get("/")).text()).toContain("A new title for the home page");
  });

  test("of other content leaves the page cached; of everything does not", async () => {
    await get("/");
    titled("Another title");
    await site.purge(["vacancies", "blog:x"]);
    expect(await (await get("/")).text()).not.toContain("Another title");
    await site.purge(["*"]);
    expect(await (await get("/")).text()).toContain("Another title");
  });

  test("is accepted from the host only", async () => {
    expect((await get("/purge", { method: "POST", body: '{"tags":["*"]}' })).status).toBe(401);
    expect((await get("/purge")).status).toBe(404);
  });
});

describe("forms", () => {
  test("a post reaches them on SITE_URL, and gets the page, uncached", async () => {
    await get("/");
    const response = await get("/Clients/?x=1", {
      method: "POST",
      body: "field=1",
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    expect(site.posted).toEqual([
      {
        url: "http://localhost/clients",
        pathname: "/clients",
        address: "203.0.113.9",
        body: "field=1",
      },
    ]);
    expect([response.status, response.headers.get("cache-control")]).toEqual([422, "no-store"]);
    expect((await get("/", { method: "POST", body: "field=2" })).status).toBe(422);
    expect(site.posted[1]).toMatchObject({ pathname: "/" });
    const nowhere = ["/about", "/services/none"].map((path) => get(path, { method: "POST" }));
    expect((await Promise.all(nowhere)).map(({ status }) => status)).toEqual([404, 404]);
  });

  test("a visitor's input is on no other visitor's page", async () => {
    const answer = await (await get("/", { method: "POST", body: "x" })).text();
    expect(answer).toContain("Ada");
    expect(await (await get("/")).text()).not.toContain("Ada");
  });

  test("[CALC-10] the page after a post is the one of its query", async () => {
    const team = "team=react.senior.2";
    const total = /<tfoot\b/;
    expect(await (await get(`/pricing?${team}`)).text()).toMatch(total);
    expect(await (await get("/pricing")).text()).not.toMatch(total);
    const answer = await get(`/pricing?${team}`, { method: "POST", body: "x" });
    expect(await answer.text()).toMatch(total);
  });

  test("a challenge is never cached", async () => {
    const response = await get("/captcha/challenge");
    expect([response.headers.get("cache-control"), await response.json()]).toEqual([
      "no-store",
      { challenge: "x" },
    ]);
  });
});

describe("every response", () => {
  test.each([
    "/",
    "/nowhere",
    "/wp-login.php",
    "/ABOUT",
    "/healthz",
    "/readyz",
    "/metrics",
    "/favicon.ico",
    "/pictures/1.avif/x.png",
    "/captcha/challenge",
    "/purge",
  ])("%s has the security headers", async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of [
      ["x-content-type-options", "nosniff"],
      ["content-security-policy", "frame-ancestors 'none'"],
      ["referrer-policy", "strict-origin-when-cross-origin"],
      ["cross-origin-opener-policy", "same-origin"],
      ["permissions-policy", "camera=()"],
    ])
      expect(headers.get(name ?? "")).toContain(value);
  });

  test("is one log line without the query and the visitor's address", async () => {
    await get("/nowhere?email=ada@example.com", { headers: { "x-forwarded-for": "203.0.113.9" } });
    await get("/");
    const lines = site.lines.filter(({ msg }) => msg === "request");
    expect(lines[0]).toMatchObject({
      method: "GET",
      path: "/nowhere",
      status: 404,
      cache: "miss",
      bytes: expect.any(Number) as number,
      ms: expect.any(Number) as number,
    });
    expect(JSON.stringify(site.lines)).not.toMatch(
      /ada@example\.com|203\.0\.113\.9|127\.0\.0\.1:\d+.*remote/,
    );
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});

test("behind a TLS proxy HSTS is sent, and pages use SITE_URL", async () => {
  await site.stop();
  setSite(await fixture.start({ dataDir, siteUrl: "https://www.example.com" }));
  const response = await get("/");
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect(await response.text()).toContain('<link rel="canonical" href="https://www.example.com/"');
  await get("/", { method: "POST", body: "x" });
  expect(site.posted[0]?.url).toBe("https://www.example.com/");
});

test("/readyz has each part with its problem", async () => {
  const ready = await get("/readyz");
  expect([ready.status, await ready.json()]).toEqual([
    200,
    {
      ok: true,
      parts: {
        build: { ok: true, detail: "" },
        content: { ok: true, detail: "" },
        forms: { ok: true, detail: "" },
        secrets: { ok: true, detail: "" },
      },
    },
  ]);
  await site.stop();
  rmSync(join(dataDir, "site/content"), { recursive: true });
  demo.behave("*", { down: true });
  setSite(await fixture.start({ dataDir }));
  const unready = await get("/readyz");
  expect([unready.status, await unready.text()]).toEqual([
    503,
    expect.stringContaining("content host, call options"),
  ]);
});

test("[NODE-11] with a CDN a page has a lifetime and purge tags; a stale one that could not be renewed has neither", async () => {
  await site.stop();
  const urls = ["http://127.0.0.1:1"] as const;
  const cdn = { vendor: "fastly", urls, id: "s", token: "t" } as const;
  setSite(await fixture.start({ dataDir, cdn }));
  const logged = async () => {
    const { headers } = await get("/career");
    return ["surrogate-control", "surrogate-key"].map((name) => headers.get(name));
  };
  const whole = ["max-age=43200", expect.stringMatching(/^site career options .*settings/)];
  expect(await logged()).toEqual(whole);
  expect(await logged()).toEqual(whole);
  demo.behave("*", { down: true });
  await site.purge(["career"]);
  for (let times = 0; times < 2; times++) expect(await logged()).toEqual([null, null]);
});
