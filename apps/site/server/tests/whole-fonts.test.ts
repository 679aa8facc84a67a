/** An owner's font on the whole site, from any kind of host, and pages without one. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

const require = createRequire(import.meta.url);
const font = readFileSync(
  require.resolve("@fontsource/commissioner/files/commissioner-latin-400-normal.woff2"),
);
const bold = readFileSync(
  require.resolve("@fontsource/commissioner/files/commissioner-latin-700-normal.woff2"),
);
const dataDir = mkdtempSync(join(tmpdir(), "whole-fonts-"));
let fixture: Awaited<ReturnType<typeof createFixture>>;
let site: RunningSite;
let host: Server;

/** The demo host with an additional font. */
beforeAll(async () => {
  fixture = await createFixture();
  host = createServer(({ url = "/" }, response) => {
    if (url.startsWith("/uploads/brand.woff2"))
      return void response.writeHead(200, { "content-type": "font/woff2" }).end(font);
    if (url.startsWith("/uploads/bold.woff2"))
      return void response.writeHead(200, { "content-type": "font/woff2" }).end(bold);
    fetch(fixture.host + url).then(
      async (reply) =>
        response
          .writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" })
          .end(Buffer.from(await reply.arrayBuffer())),
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", () => listening()));
  const address = host.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  site = await fixture.start({ dataDir, host: `http://127.0.0.1:${address.port}` });
}, 240_000);
afterAll(async () => {
  await site?.stop();
  await fixture?.stop();
  host?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = async (path: string) => {
  const response = await fetch(site.url + path);
  // Each render has another text question.
  const html = (await response.text()).replace(/"question":\{[^}]*\}/, "");
  return { status: response.status, policy: response.headers.get("content-security-policy"), html };
};
const useFonts = async (fonts: object) => {
  fixture.demo.content.siteSettings = { theme: { fonts } };
  await site.purge(["settings"]);
};
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? "",
  );

test("[OWN-07] a page preloads the owner's font from this site, and nothing of the bundled one", async () => {
  await useFonts({ text: { regular: "/uploads/brand.woff2?v=1" } });
  const { html, policy, status } = await page("/blog");
  expect(status).toBe(200);
  const [address = "", ...others] = preloads(html);
  expect(address).toMatch(/^\/fonts\/[\w-]{22}\.woff2$/);
  expect(others).toEqual([]);
  expect(html).toContain(`src:url("${address}")`);
  expect(html).toContain('--font-sans:"Brand Text"');
  expect(policy).toContain("font-src 'self'");
  const file = await fetch(site.url + address);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(font);
  expect([file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
    "font/woff2",
    "public, max-age=31536000, immutable",
  ]);
});

test("[OWN-07] without a font, or with an unusable one, a page's bytes are unchanged", async () => {
  await useFonts({});
  const { html } = await page("/blog");
  expect(preloads(html)).toEqual([
    expect.stringMatching(/^\/assets\/commissioner-basic-latin-.*\.woff2$/),
  ]);
  expect(html).not.toContain("Brand Text");
  await useFonts({ text: { regular: "/uploads/none.woff2" }, headings: { regular: "nowhere" } });
  expect((await page("/blog")).html).toBe(html);
  await useFonts({ headings: { regular: "/uploads/brand.woff2" } });
  expect(preloads((await page("/blog")).html)).toHaveLength(2);
});

test("[OWN-61] a generated picture has its title in the owner's font, and again in the bundled one after its removal", async () => {
  const picture = async (): Promise<Buffer> => {
    const response = await fetch(`${site.url}/og/blog.png`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    return Buffer.from(await response.arrayBuffer());
  };
  await useFonts({});
  const bundled = await picture();
  await useFonts({ headings: { regular: "/uploads/bold.woff2" } });
  expect((await picture()).equals(bundled)).toBe(false);
  await useFonts({});
  expect((await picture()).equals(bundled)).toBe(true);
});
