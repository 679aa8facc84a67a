/**
 * The configuration of deploy/nginx in front of the built site: what passes, what is closed, what
 * is kept, and what is not.
 */
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, get as getPlainly, type Server as HttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  healthy,
  startServer,
  stopServers,
  type Server,
} from "../../tools/processes/processes.mjs";
import { portAt } from "../ports.ts";
import { ask, installRecipe, startNginx, whyNoNginx, type Asked, type Nginx } from "./nginx.ts";

const reason = whyNoNginx();
const [HTTP, HTTPS, SITE, CMS] = [portAt(40), portAt(41), portAt(42), portAt(43)];
const PURGE_SECRET = "deploy-purge-secret-of-no-value";
const get = (path: string, options: Asked = {}) => ask(HTTPS, path, options);

describe.skipIf(reason !== "")(`nginx in front${reason && ` (left out: ${reason})`}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-deploy-"));
  let demo: DemoHost;
  let contentHost = "";
  let site: Server;
  let nginx: Nginx;
  let cms: HttpServer;
  /** Everything the site has written. */
  const said: string[] = [];
  const asked: { url?: string; headers: Record<string, unknown> }[] = [];

  async function startSite(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: "production" as const,
      SITE_PORT: String(SITE),
      SITE_BIND: "127.0.0.1",
      SITE_URL: `https://localhost:${HTTPS}`,
      CONTENT_HOST: contentHost,
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      PURGE_SECRET,
      FORM_RATE_ADDRESS: "4/10m",
      FORM_QUICKEST: "0",
      LOG_LEVEL: "info",
    };
    site = startServer("site", ["apps/site/server/main.ts"], env, { quiet: true });
    for (const stream of [site.child.stdout, site.child.stderr])
      stream?.on("data", (text: Buffer) => said.push(String(text)));
    await healthy(site, `http://127.0.0.1:${SITE}/healthz`, 60);
  }

  beforeAll(async () => {
    demo = createDemoHost({ control: true });
    contentHost = await demo.listen();
    cms = createServer((request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      request.resume().on("end", () => response.end("admin"));
    });
    await new Promise<void>((done) => void cms.listen(CMS, "127.0.0.1", done));
    await startSite();
    nginx = await startNginx({ http: HTTP, https: HTTPS, site: SITE, cms: CMS });
  });
  afterAll(async () => {
    await nginx?.stop();
    await stopServers([site].filter(Boolean));
    cms?.close();
    await demo?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("nginx takes the configuration without a warning", () => {
    expect(nginx.checked).toMatchObject({
      status: 0,
      said: expect.not.stringMatching(/warn|emerg/),
    });
  });

  test("it loads beside what else Debian has: from sites-enabled, and without another name", async () => {
    const other = await startNginx({
      http: portAt(46),
      https: portAt(47),
      site: SITE,
      cms: CMS,
      sitesEnabled: true,
      alias: "",
    });
    try {
      expect(other.checked).toMatchObject({
        status: 0,
        said: expect.not.stringMatching(/warn|emerg/),
      });
      expect((await ask(portAt(47), "/")).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  test("HTTP/2 for each name, said as the version of nginx wants it", async () => {
    for (const servername of ["localhost", "bare.localhost", "cms.localhost"]) {
      const socket = connect({
        host: "127.0.0.1",
        port: HTTPS,
        servername,
        ALPNProtocols: ["h2", "http/1.1"],
        ca: nginx.cert,
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
      const etc = join(dataDir, `nginx-${version.split(" ")[0]}`);
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
      ca: nginx.cert,
    });
    expect([reply.status, reply.headers.location]).toEqual([
      301,
      `https://localhost:${HTTPS}/pricing?utm_source=x`,
    ]);
    expect((await get("/", { rejectUnauthorized: true, ca: nginx.cert })).status).toBe(200);
    const plain = await new Promise<string | undefined>(
      (done, reject) =>
        void getPlainly(
          { host: "127.0.0.1", port: HTTP, path: "/clients", headers: { host: "bare.localhost" } },
          (incoming) => done(incoming.resume().headers.location),
        ).once("error", reject),
    );
    expect(plain).toBe(`https://localhost:${HTTPS}/clients`);
  });

  test("http leads to https, to the site's own name, with path and query", async () => {
    const reply = await fetch(`http://127.0.0.1:${HTTP}/clients?utm_source=x`, {
      redirect: "manual",
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      301,
      `https://localhost:${HTTPS}/clients?utm_source=x`,
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
    ]).toEqual([200, undefined, "max-age=31536000"]);
    expect(plain.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip;q=1.0", "gzip"],
    ] as const)
      // A page that is rendered anew between two of these questions is another page: asked for
      // again.
      await vi.waitFor(
        async () => {
          const direct = await fetch(`http://127.0.0.1:${SITE}/`, {
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
    const docs = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    const table = docs.slice(docs.indexOf("## What each figure means"));
    const named = new Set(
      [...table.matchAll(/`((?:site|intake)_[a-z_]+[a-z])(?:\{[a-z,]+\})?`/g)].map(
        ([, name]) => name,
      ),
    );
    const figures = (await (await fetch(`http://127.0.0.1:${SITE}/metrics`)).text())
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

  async function purge(tags: string[]): Promise<void> {
    const body = JSON.stringify({ tags, id: randomUUID(), at: Date.now() });
    const reply = await fetch(`http://127.0.0.1:${SITE}/purge`, {
      method: "POST",
      body,
      headers: {
        "x-signature": `sha256=${createHmac("sha256", PURGE_SECRET).update(body).digest("hex")}`,
      },
    });
    expect(reply.status).toBe(204);
  }

  test("a publish is seen through nginx at once: 20 in a row, the middle one within a second, none much later", async () => {
    const took: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const title = `Published ${round}`;
      demo.content.home.section_header_title = title;
      const began = performance.now();
      await purge(["home"]);
      await expect
        .poll(
          async () =>
            (
              await get("/", { headers: { "accept-encoding": round % 2 ? "br" : "gzip" } })
            ).body.includes(title),
          { timeout: 5000, interval: 20 },
        )
        .toBe(true);
      took.push(performance.now() - began);
    }
    // A cache of a second would make the middle one wait; the slowest is a busy machine's.
    expect(took.toSorted((a, b) => a - b)[10]).toBeLessThan(1000);
    expect(Math.max(...took)).toBeLessThan(5000);
  });

  /** A contact message with a file of so many bytes, as the page's script posts it. */
  async function message(
    fileBytes: number,
    from: string,
    headers: Record<string, string> = {},
    typed: Record<string, string> = {},
  ) {
    const challenge: Challenge = JSON.parse((await get("/captcha/challenge")).body);
    const solution = await solveChallenge({ challenge, deriveKey });
    const form = new FormData();
    for (const [name, value] of Object.entries({
      form: "contact",
      variant: "main",
      key: randomUUID(),
      reference: "",
      fullname: "Ann Lee",
      email: "ann@example.com",
      phone: "",
      description: "Hello",
      ...typed,
      captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64"),
    }))
      form.set(name, value);
    form.set(
      "file-type",
      new File([`%PDF-1.7\n${"x".repeat(fileBytes)}\n%%EOF\n`], "plan.pdf", {
        type: "application/pdf",
      }),
    );
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    return get("/", {
      method: "POST",
      from,
      body,
      headers: {
        accept: "application/json",
        origin: `https://localhost:${HTTPS}`,
        "content-type": encoded.headers.get("content-type") ?? "",
        ...headers,
      },
    });
  }

  test("[CON-05] a message with a file of almost 10 MB goes through; a larger one gets the site's own words", async () => {
    const sent = await message(10_000_000, "127.0.0.2");
    expect([sent.status, JSON.parse(sent.body)]).toMatchObject([200, { status: "sent" }]);
    await expect
      .poll(() => demo.submissions.at(-1)?.files[0]?.bytes.length, { timeout: 20_000 })
      .toBeGreaterThan(10_000_000);
    const tooLarge = await message(12_000_000, "127.0.0.2");
    expect([tooLarge.status, JSON.parse(tooLarge.body)]).toMatchObject([
      413,
      { status: "invalid" },
    ]);
  });

  test("the rate is counted by the visitor's address, and no visitor chooses their own", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        (await message(10, "127.0.0.3", { "x-forwarded-for": `10.1.1.${count}` })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await message(10, "127.0.0.4")).status).toBe(200);
  });

  test("no log names a visitor: neither what they typed, nor their address, nor what their links said of them", async () => {
    const typed = {
      fullname: "Zyxwv Personne",
      email: "zyxwv@personal.test",
      phone: "+46 70 9876543",
      description: "Confidential-Zyxwv",
    };
    const from = "127.0.0.77";
    expect(
      (
        await message(
          50,
          from,
          { "user-agent": "Zyxwv-Browser", referer: `https://localhost:${HTTPS}/?from=zyxwv` },
          typed,
        )
      ).status,
    ).toBe(200);
    expect(
      (await message(50, from, {}, { ...typed, email: "zyxwv at personal.test" })).status,
    ).toBe(422);
    await get("/clients?utm_source=zyxwv&email=zyxwv@personal.test", { from });
    await get("/blog/nothing-here?q=zyxwv@personal.test", { from }).then(({ status }) =>
      expect(status).toBe(404),
    );
    await expect
      .poll(() => demo.submissions.some(({ fields }) => fields.email === typed.email), {
        timeout: 20_000,
      })
      .toBe(true);
    // The site writes its lines in batches.
    for (const line of ['"outcome":"fields"', '"path":"/clients"', '"path":"/blog/nothing-here"'])
      await expect.poll(() => said.join("").includes(line), { timeout: 10_000 }).toBe(true);
    const log = said.join("") + nginx.accessLog();
    expect(nginx.accessLog()).toContain("GET /clients 200");
    expect(
      log
        .split("\n")
        .filter((line) =>
          /zyxwv|personne|personal\.test|9876543|confidential|127\.0\.0\.[2-9]|plan\.pdf/i.test(
            line,
          ),
        ),
    ).toEqual([]);
  });

  test("the content host has a name of its own: the admin passes with the visitor's address, the site's calls are closed", async () => {
    const reply = await get("/admin/login", {
      servername: "cms.localhost",
      from: "127.0.0.9",
      headers: { "x-forwarded-for": "1.2.3.4" },
    });
    expect([reply.status, reply.body]).toEqual([200, "admin"]);
    expect(asked.at(-1)).toMatchObject({
      url: "/admin/login",
      headers: {
        host: "cms.localhost",
        "x-forwarded-for": "127.0.0.9",
        "x-forwarded-proto": "https",
      },
    });
    const { length } = asked;
    for (const path of ["/api/wp/v2/pages/1120", "/healthz", "/%61pi/wp/v2/blog"])
      expect((await get(path, { servername: "cms.localhost" })).status).toBe(404);
    expect(asked).toHaveLength(length);
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

  test("while the site is down, what was seen is still there; what was not, and messages, are answered honestly; then all is fresh again", async () => {
    const before = await get("/clients", { headers: { "accept-encoding": "br" } });
    const asset = /\/assets\/[\w.-]+\.js/.exec(before.body)?.[0] ?? "";
    const picture = /\/pictures\/\d+\.avif\/[^" ]+/.exec(before.body)?.[0] ?? "";
    for (const path of [asset, picture]) expect((await get(path)).status, path).toBe(200);
    const form = await get("/");
    await stopServers([site]);

    const during = await get("/clients", { headers: { "accept-encoding": "br" } });
    expect([during.status, during.body]).toEqual([200, before.body]);
    expect(
      (await get("/clients?utm_source=letter", { headers: { "accept-encoding": "br" } })).body,
    ).toBe(before.body);
    expect((await get("/")).body).toBe(form.body);
    for (const path of [asset, picture]) expect((await get(path)).status, path).toBe(200);
    for (const [path, options] of [
      ["/services/never-seen", {}],
      ["/", { method: "POST", body: Buffer.from("x") }],
    ] as [string, Asked][]) {
      const reply = await get(path, options);
      expect([reply.status, reply.headers["retry-after"], reply.headers["cache-control"]]).toEqual([
        503,
        "30",
        "no-store",
      ]);
      expect(reply.body).toContain("it was not sent");
    }

    demo.content.home.section_header_title = "After the rest";
    await startSite();
    await purge(["home"]);
    await expect
      .poll(async () => (await get("/")).body.includes("After the rest"), { timeout: 10_000 })
      .toBe(true);
  });
});
