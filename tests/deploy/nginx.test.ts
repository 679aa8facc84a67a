/**
 * deploy/nginx's configuration in front of the built site: what passes, is closed, or is cached.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get as getPlainly } from "node:http";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { portAt } from "../ports.ts";
import { startNginxAndSite, type NginxAndSite } from "./nginx-and-site.ts";
import { requestTls, installRecipe, startNginx, whyNoNginx, type TlsRequest } from "./nginx.ts";

const reason = whyNoNginx();

describe.skipIf(reason !== "")(`nginx in front${reason && ` (skipped: ${reason})`}`, () => {
  let behind: NginxAndSite;
  const get = (path: string, options?: TlsRequest) => behind.get(path, options);

  beforeAll(async () => {
    behind = await startNginxAndSite(40);
  });
  afterAll(() => behind?.stop());

  test("nginx takes the configuration without a warning", () => {
    expect(behind.nginx.checked).toMatchObject({
      status: 0,
      output: expect.not.stringMatching(/warn|emerg/),
    });
  });

  test("loads alongside Debian's other files: from sites-enabled, and without another name", async () => {
    const other = await startNginx({
      http: portAt(46),
      https: portAt(47),
      site: behind.ports.site,
      cms: behind.ports.cms,
      sitesEnabled: true,
      alias: "",
    });
    try {
      expect(other.checked).toMatchObject({
        status: 0,
        output: expect.not.stringMatching(/warn|emerg/),
      });
      expect((await requestTls(portAt(47), "/")).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  test("[SEC-04] no response reveals nginx's version, not even its errors and redirects", async () => {
    expect((await get("/healthz")).headers.server).toBe("nginx");
    const [redirected] = await once(
      getPlainly({ port: behind.ports.http, path: "/", headers: { host: "localhost" } }),
      "response",
    );
    redirected.resume();
    expect(redirected.headers.server).toBe("nginx");
  });

  test("[SEC-07] only a limited number of queries and generated pictures per address reach the site; pages are not counted", async () => {
    const refused = async (path: (at: number) => string) => {
      const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => get(path(at))));
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await refused(() => "/pricing")).toBe(0);
    expect(await refused((at) => `/pricing?team=${at}`)).toBeGreaterThan(30);
    expect(await refused((at) => `/og/nothing-${at}.png`)).toBeGreaterThan(30);
    expect(await refused(() => "/pricing")).toBe(0);
  });

  test("HTTP/2 for each name, in the form of nginx's version", async () => {
    for (const servername of ["localhost", "bare.localhost", "cms.localhost"]) {
      const socket = connect({
        host: "127.0.0.1",
        port: behind.ports.https,
        servername,
        ALPNProtocols: ["h2", "http/1.1"],
        ca: behind.nginx.cert,
      });
      await once(socket, "secureConnect");
      expect([servername, socket.alpnProtocol]).toEqual([servername, "h2"]);
      socket.destroy();
    }
    for (const [version, listens, directives] of [
      ["1.22.1", 4, 0],
      ["1.25.0", 4, 0],
      ["1.25.1", 0, 4],
      ["1.26.3", 0, 4],
      ["1.28.0 (Ubuntu)", 0, 4],
    ] as const) {
      const etc = join(behind.dataDir, `nginx-${version.split(" ")[0]}`);
      installRecipe(
        etc,
        {
          SITE_URL: "https://w",
          SITE_NAME: "w",
          SITE_ALIAS: "",
          SITE_UPSTREAM: "s",
          CMS_NAME: "c",
          CMS_UPSTREAM: "c",
          HTTP_PORT: "80",
          HTTPS_PORT: "443",
          HSTS: "max-age=31536000",
          CERTIFICATES: "/c",
          CACHE: "/c",
          CHALLENGES: "/c",
          ACCESS_LOG: "/c",
        },
        version,
      );
      const written = readFileSync(join(etc, "conf.d/meridian.conf"), "utf8").replace(
        /^#.*$/gm,
        "",
      );
      expect([
        version,
        written.match(/listen .* http2\b/g)?.length ?? 0,
        written.match(/^\s+http2 on;$/gm)?.length ?? 0,
      ]).toEqual([version, listens, directives]);
    }
  });

  test("the site's other name has a certificate, and leads to the site with path and query", async () => {
    const reply = await get("/pricing?utm_source=x", {
      servername: "bare.localhost",
      rejectUnauthorized: true,
      ca: behind.nginx.cert,
    });
    expect([reply.status, reply.headers.location]).toEqual([
      301,
      `https://localhost:${behind.ports.https}/pricing?utm_source=x`,
    ]);
    expect((await get("/", { rejectUnauthorized: true, ca: behind.nginx.cert })).status).toBe(200);
    const plain = await new Promise<string | undefined>(
      (done, reject) =>
        void getPlainly(
          {
            host: "127.0.0.1",
            port: behind.ports.http,
            path: "/clients",
            headers: { host: "bare.localhost" },
          },
          (incoming) => done(incoming.resume().headers.location),
        ).once("error", reject),
    );
    expect(plain).toBe(`https://localhost:${behind.ports.https}/clients`);
  });

  test("http leads to https, to the site's own name, with path and query", async () => {
    const reply = await fetch(`http://127.0.0.1:${behind.ports.http}/clients?utm_source=x`, {
      redirect: "manual",
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      301,
      `https://localhost:${behind.ports.https}/clients?utm_source=x`,
    ]);
  });

  test("TLS 1.2 and 1.3 with today's ciphers; nothing older, and no certificate for a name that is not ours", async () => {
    for (const version of ["TLSv1.2", "TLSv1.3"] as const)
      expect((await get("/", { minVersion: version, maxVersion: version })).status).toBe(200);
    await expect(
      get("/", { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" }),
    ).rejects.toThrow();
    await expect(
      get("/", { maxVersion: "TLSv1.2", ciphers: "AES128-SHA:ECDHE-RSA-AES128-SHA" }),
    ).rejects.toThrow();
    await expect(get("/", { servername: "other.test" })).rejects.toThrow();
  });

  test("a page comes in the site's own brotli, gzip or plain, with its headers, and 304 to who has it", async () => {
    const plain = await get("/");
    expect([
      plain.status,
      plain.headers["content-encoding"],
      plain.headers["strict-transport-security"],
    ]).toEqual([200, undefined, "max-age=31536000; includeSubDomains"]);
    expect(plain.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip;q=1.0", "gzip"],
    ] as const)
      // Retried: the page may be rendered again between two requests, and differ.
      await vi.waitFor(
        async () => {
          const direct = await fetch(`http://127.0.0.1:${behind.ports.site}/`, {
            headers: { "accept-encoding": encoding },
          });
          const reply = await get("/", { headers: { "accept-encoding": accepted } });
          expect(reply.headers).toMatchObject({
            "content-encoding": encoding,
            etag: direct.headers.get("etag"),
            "cache-control": direct.headers.get("cache-control"),
            vary: "Accept-Encoding",
          });
          expect(reply.body).toBe(await direct.text());
          expect(
            (
              await get("/", {
                headers: {
                  "accept-encoding": accepted,
                  "if-none-match": String(reply.headers.etag),
                },
              })
            ).status,
          ).toBe(304);
        },
        { timeout: 5000, interval: 200 },
      );
    expect((await get("/", { method: "HEAD" })).body).toBe("");
    expect((await get("/nothing-here")).status).toBe(404);
  });

  test("what is the machines' own is closed, however it is written", async () => {
    for (const path of [
      "/metrics",
      "/readyz",
      "/healthz",
      "/purge",
      "/deliveries",
      "/visits/report",
      "/%6detrics",
      "//metrics",
      "/x/../metrics",
      "/metrics?x=1",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of ["/purge", "/deliveries", "/visits/report"])
      expect([path, (await get(path, { method: "POST", body: Buffer.from("{}") })).status]).toEqual(
        [path, 404],
      );
  });

  test("every figure of the site is explained to the operator, and none that is not there", async () => {
    const docs = readFileSync(join(import.meta.dirname, "../../docs/alerts.md"), "utf8");
    const table = docs.slice(docs.indexOf("## What each figure means"));
    const named = new Set(
      [...table.matchAll(/`((?:site|intake)_[a-z_]+[a-z])(?:\{[a-z,]+\})?`/g)].map(
        ([, name]) => name,
      ),
    );
    const figures = (await (await fetch(`http://127.0.0.1:${behind.ports.site}/metrics`)).text())
      .split("\n")
      .flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
    const ours = figures.filter((name) => !/^site_(nodejs|process)_/.test(name));
    expect(ours.filter((name) => !named.has(name))).toEqual([]);
    expect(
      [...named].filter(
        (name) => !figures.includes(name ?? "") && !/^site_(nodejs|process)_/.test(name ?? ""),
      ),
    ).toEqual([]);
  });

  test("each of 20 publishes is in the first response through nginx: it has no cache", async () => {
    for (let round = 0; round < 20; round += 1) {
      const title = `Published ${round}`;
      behind.demo.content.home.section_header_title = title;
      await behind.purge(["home"]);
      const headers = { "accept-encoding": round % 2 ? "br" : "gzip" };
      expect((await get("/", { headers })).body).toContain(title);
    }
  });

  test("the content host has its own name: the admin passes with the visitor's address, the site's calls are closed", async () => {
    const reply = await get("/admin/login", {
      servername: "cms.localhost",
      from: "127.0.0.9",
      headers: { "x-forwarded-for": "1.2.3.4" },
    });
    expect([reply.status, reply.body]).toEqual([200, "admin"]);
    expect(behind.requests.at(-1)).toMatchObject({
      url: "/admin/login",
      headers: {
        host: "cms.localhost",
        "x-forwarded-for": "127.0.0.9",
        "x-forwarded-proto": "https",
      },
    });
    const { length } = behind.requests;
    for (const path of ["/api/wp/v2/pages/1120", "/healthz", "/%61pi/wp/v2/blog"])
      expect((await get(path, { servername: "cms.localhost" })).status).toBe(404);
    expect(behind.requests).toHaveLength(length);
    expect(
      (
        await get("/cms/api/media", {
          servername: "cms.localhost",
          method: "POST",
          body: Buffer.alloc(50 * 2 ** 20),
        })
      ).status,
    ).toBe(200);
  });
});
