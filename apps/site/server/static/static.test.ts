import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { select, type PreparedResponse } from "#server/http/prepared-response.ts";
import { compressBuild } from "#server/static/compress-build.ts";
import { loadStatic } from "#server/static/static.ts";

let folder: string;
const client = () => join(folder, "client");
const retained = () => join(folder, "retained");
const script = "export const words = 'lorem ipsum dolor sit amet';\n".repeat(20);

function build(files: Record<string, string>) {
  rmSync(client(), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client(), name)), { recursive: true });
    writeFileSync(join(client(), name), text);
  }
}
const load = () =>
  loadStatic({ clientFolder: client(), retainedFolder: retained(), isHttps: true });
const answer = (ready: PreparedResponse | undefined) => {
  if (!ready) return undefined;
  const { headers, body } = select(ready, {
    acceptEncoding: "br",
    ifNoneMatch: undefined,
    isHead: false,
  });
  return {
    body,
    ...Object.fromEntries(
      headers.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1]]] : [])),
    ),
  } as Record<string, string> & { body: Buffer };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-static-"));
  build({
    "assets/root-1.js": script,
    "icons/mark.svg": `<svg>${"<g/>".repeat(99)}</svg>`,
    "map/points.json": "[]",
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("compressed files of the build", () => {
  const forms = () => join(folder, "compressed");
  const icon = async () => String(answer((await load()).get("/icons/mark.svg"))?.body);

  test("are sent as built, without compressing at start", async () => {
    await compressBuild(client());
    expect(readdirSync(forms())).toHaveLength(4);
    for (const name of readdirSync(forms()))
      writeFileSync(join(forms(), name), `the build's ${name}`);
    expect(answer((await load()).get("/assets/root-1.js"))?.body.toString()).toMatch(
      /^the build's/,
    );
    expect(await icon()).toMatch(/^the build's \w+\.br$/);
  });

  test("are not used for a file that changed since", async () => {
    await compressBuild(client());
    for (const name of readdirSync(forms()))
      writeFileSync(join(forms(), name), `the build's ${name}`);
    writeFileSync(join(client(), "icons/mark.svg"), `<svg>${"<a/>".repeat(99)}</svg>`);
    expect(
      brotliDecompressSync(answer((await load()).get("/icons/mark.svg"))?.body ?? "").toString(),
    ).toContain("<a/>");
  });

  test("are as small as those a site compresses itself", async () => {
    const byItself = answer((await load()).get("/assets/root-1.js"))?.body;
    rmSync(retained(), { recursive: true });
    await compressBuild(client());
    expect(answer((await load()).get("/assets/root-1.js"))?.body).toEqual(byItself);
  });
});

describe("an asset of the build", () => {
  test("is immutable and compressed", async () => {
    const file = answer((await load()).get("/assets/root-1.js"));
    expect(file).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000",
    });
    expect(brotliDecompressSync(file?.body ?? Buffer.alloc(0)).toString()).toBe(script);
  });

  test("is compressed once; a restart reuses it", async () => {
    await load();
    expect(readdirSync(retained()).toSorted()).toEqual([
      "builds.json",
      "root-1.js",
      "root-1.js.br",
      "root-1.js.gz",
    ]);
    writeFileSync(join(retained(), "root-1.js.br"), "marked");
    expect(answer((await load()).get("/assets/root-1.js"))?.body.toString()).toBe("marked");
  });

  test("of the previous build is retained for one more deploy", async () => {
    await load();
    build({ "assets/root-2.js": script });
    await load();
    expect((await load()).get("/assets/root-1.js")).toBeDefined();
    build({ "assets/root-3.js": script });
    const third = await load();
    expect(third.get("/assets/root-1.js")).toBeUndefined();
    expect(third.get("/assets/root-2.js")).toBeDefined();
    expect(existsSync(join(retained(), "root-1.js"))).toBe(false);
  });
});

test("[NODE-14] nodes of two builds that share a folder find each other's assets, in any order of start, until a week after the last use", async () => {
  const assets = { clientFolder: client(), retainedFolder: retained(), isShared: true } as const;
  const start = () => loadStatic({ ...assets, isHttps: true });
  const old = await start();
  build({ "assets/root-2.js": script, "assets/page-2.css": "a{}" });
  const next = await start();
  expect(old.get("/assets/root-2.js")).toBeUndefined();
  expect(answer(await old.find("/assets/root-2.js"))).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
  expect(old.get("/assets/root-2.js")).toBeDefined();
  expect(next.get("/assets/root-1.js")).toBeDefined();
  for (const version of [3, 4, 5]) {
    build({ [`assets/root-${version}.js`]: script });
    await start();
  }
  const last = await start();
  expect(last.get("/assets/root-1.js")).toBeUndefined();
  expect(await last.find("/assets/root-1.js")).toBeDefined();
  for (const name of ["builds.json", "root-1.js.br", "../client/assets/root-5.js", "none.js", ""])
    expect([name, await last.find(`/assets/${name}`)]).toEqual([name, undefined]);
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  for (const file of ["root-1.js", "root-1.js.br", "root-1.js.gz", "root-5.js"])
    utimesSync(join(retained(), file), longAgo, longAgo);
  const after = await start();
  expect(await after.find("/assets/root-1.js")).toBeUndefined();
  expect(after.get("/assets/root-5.js")).toBeDefined();
});

describe("a file of public", () => {
  test("is revalidated after an hour and may be embedded by other sites", async () => {
    expect(answer((await load()).get("/icons/mark.svg"))).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": expect.stringContaining("sandbox") as string,
    });
  });

  test("is not compressed if that saves nothing", async () => {
    expect(answer((await load()).get("/map/points.json"))).not.toHaveProperty("content-encoding");
  });
});

test("serves no file outside the folder and no hidden file", async () => {
  writeFileSync(join(folder, "secret.txt"), "secret");
  symlinkSync(join(folder, "secret.txt"), join(client(), "link.txt"));
  writeFileSync(join(client(), ".vite"), "hidden");
  const files = await load();
  for (const path of [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/link.txt",
    "/.vite",
    "/assets",
    "/",
  ])
    expect(files.get(path), path).toBeUndefined();
});

test("a torn record of builds costs the previous builds, not the start", async () => {
  await load();
  writeFileSync(join(retained(), "builds.json"), '[["root-');
  expect((await load()).get("/assets/root-1.js")).toBeDefined();
});
