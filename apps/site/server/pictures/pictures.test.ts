import { createServer, type RequestListener, type Server } from "node:http";
import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BUILT_IN } from "@meridian/contract/theme";
import { COLORS } from "@meridian/contract/theme/palette";
import { createPictures } from "#server/pictures/pictures.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import { createSources } from "#server/pictures/sources.ts";
import { createInvalidations } from "#server/content/invalidations.ts";

let server: Server;
let origin: string;
let folder: string;
let requests: string[];
let answer: RequestListener;
const log = {
  warn: vi.fn<(details: object, message?: string) => void>(),
  error: vi.fn<(details: object, message?: string) => void>(),
};

const SERVICES = { log, isHttps: false, theme: () => BUILT_IN, cdn: undefined };

const photo = (background: string, width = 400) =>
  sharp({ create: { width, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const sends =
  (bytes: Buffer | string, type: string, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    if (headers.etag && request.headers["if-none-match"] === headers.etag)
      return void response.writeHead(304).end();
    response.writeHead(200, { "content-type": type, ...headers }).end(bytes);
  };

function fixture(more: { origin?: string } = {}) {
  const invalidations = createInvalidations();
  const disk = new PictureDisk({ folder, maxBytes: 2 ** 20, log });
  const at = more.origin ?? origin;
  const settings = { contentHost: at };
  const pictures = createPictures(
    { ...SERVICES, settings },
    { disk, sources: createSources({ settings, disk, invalidations, log }) },
  );
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    pictures.handle(new Request(`http://site${path}`, { headers, method }));
  return { get, invalidations, pictures };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-pictures-"));
  requests = [];
  log.warn.mockClear();
  answer = sends(await photo("red"), "image/png", { etag: '"1"' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("[SEC-04] stores one picture once for many queries", async () => {
  const { get } = fixture();
  for (let at = 0; at < 5; at++)
    expect((await get(`/pictures/160.webp/media/a.png?x=${at}`)).status).toBe(200);
  expect(readdirSync(folder).filter((name) => !name.endsWith(".json"))).toHaveLength(2);
});

describe("a picture", () => {
  test.each(["avif", "webp"] as const)("is resized to %s, never enlarged", async (format) => {
    const { get } = fixture();
    const response = await get(`/pictures/160.${format}/media/a.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(`image/${format}`);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 160,
      height: 80,
    });
    const large = await get(`/pictures/1920.${format}/media/a.png`);
    expect(await sharp(Buffer.from(await large.arrayBuffer())).metadata()).toMatchObject({
      width: 400,
    });
  });

  test("is fetched once for all its sizes, made once for parallel requests, and survives a restart with the host down", async () => {
    const { get } = fixture();
    const bodies = await Promise.all([
      get("/pictures/160.webp/media/a.png"),
      get("/pictures/160.webp/media/a.png"),
      get("/pictures/320.webp/media/a.png"),
    ]);
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(requests).toEqual(["/media/a.png"]);
    answer = (request) => void request.socket.destroy();
    expect((await fixture().get("/pictures/160.webp/media/a.png")).status).toBe(200);
  });

  test("has a lifetime and is not sent twice", async () => {
    const { get } = fixture();
    const first = await get("/pictures/160.webp/media/a.png");
    expect(first.headers.get("cache-control")).toBe(
      "public, max-age=300, stale-while-revalidate=86400",
    );
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    const again = await get("/pictures/160.webp/media/a.png", {
      "if-none-match": first.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
    expect(
      (await get("/pictures/160.webp/media/a.png", {}, "HEAD")).headers.get("content-length"),
    ).toBe(first.headers.get("content-length"));
  });

  test("replaced by an editor is served after the publish; unchanged, it is not downloaded again", async () => {
    const { get, invalidations } = fixture();
    const tag = (await get("/pictures/160.webp/media/a.png")).headers.get("etag");
    invalidations.note(["home"]);
    expect((await get("/pictures/160.webp/media/a.png")).headers.get("etag")).toBe(tag);
    answer = sends(await photo("blue"), "image/png", { etag: '"2"' });
    invalidations.note(["home"]);
    expect((await get("/pictures/160.webp/media/a.png")).headers.get("etag")).not.toBe(tag);
    expect(requests).toHaveLength(3);
  });

  test("deleted on the host is gone", async () => {
    const { get, invalidations } = fixture();
    await get("/pictures/160.webp/media/a.png");
    answer = (_, response) => void response.writeHead(404).end();
    invalidations.note(["home"]);
    expect((await get("/pictures/160.webp/media/a.png")).status).toBe(404);
    expect((await fixture().get("/pictures/160.webp/media/a.png")).status).toBe(404);
  });
});

test("[OWN-51] a missing picture is replaced by one in the brand's colours; a logo and a video are not", async () => {
  answer = (_, response) => void response.writeHead(404).end();
  const { get } = fixture();
  const picture = await get("/pictures/160.avif/media/gone.png");
  expect([
    picture.status,
    picture.headers.get("content-type"),
    picture.headers.get("cache-control"),
  ]).toEqual([404, "image/svg+xml", "no-store"]);
  expect(await picture.text()).toContain(`fill="${COLORS["sea-1"]}"`);
  for (const path of ["/pictures/mark-480.webp/media/gone.png", "/pictures/original/media/a.mp4"])
    expect((await get(path)).headers.get("content-type"), path).toMatch(/^text\/plain/);
});

describe("addresses outside this host's pictures", () => {
  test.each([
    "/pictures/161.webp/media/a.png",
    "/pictures/160.png/media/a.png",
    "/pictures/160.webp/api/wp/v2/posts",
    "/pictures/original/admin",
    "/pictures/original/api/users.json",
    "/pictures/160.webp//evil.example.com/a.png",
    "/pictures/160.webp/@evil.example.com/../a.php",
    "/pictures/160.webp",
    `/pictures/160.webp/${"a".repeat(700)}.png`,
  ])("%s is rejected without a request", async (path) => {
    const response = await fixture().get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(requests).toEqual([]);
  });

  test("a redirect is not followed", async () => {
    answer = (_, response) =>
      void response.writeHead(302, { location: "http://127.0.0.1:1/a.png" }).end();
    expect((await fixture().get("/pictures/160.webp/media/a.png")).status).toBe(502);
  });

  test.each([
    ["a page", "<html>", "text/html"],
    ["an SVG with a width", "<svg/>", "image/svg+xml"],
  ])("%s is rejected", async (_, body, type) => {
    answer = sends(body, type);
    expect((await fixture().get("/pictures/160.webp/media/a.png")).status).toBe(404);
  });

  test("bytes that are no picture are rejected, whatever their type", async () => {
    answer = sends('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "image/png");
    expect((await fixture().get("/pictures/160.webp/media/a.png")).status).toBe(502);
    expect(log.warn.mock.lastCall?.[1]).toContain("unsupported image format");
  });

  test("an endless file is cut off", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(2 ** 20)));
      };
      response.on("drain", more);
      more();
    };
    expect((await fixture().get("/pictures/160.webp/media/a.png")).status).toBe(502);
    expect(log.warn.mock.lastCall?.[1]).toContain("answered more than 50 MB");
  });
});

test("a failed picture is not requested again at once, and its cause is logged", async () => {
  answer = (_, response) => void response.writeHead(500).end();
  const { get } = fixture();
  expect((await get("/pictures/160.webp/media/a.png")).status).toBe(502);
  expect((await get("/pictures/320.webp/media/a.png")).status).toBe(502);
  expect(requests).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledWith(
    { picture: "/media/a.png" },
    `picture ${origin}/media/a.png: the host responded with 500`,
  );
});

test("when the queue is full, one more is rejected at once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bytes = await photo("red");
  const disk = new PictureDisk({ folder, maxBytes: 2 ** 20, log });
  const sources = {
    find: async (source: string) => ({
      hash: source.replace(/\W/g, ""),
      type: "image/png",
      checkedAt: 0,
    }),
    bytes: () => promise.then(() => bytes),
  };
  const settings = { contentHost: origin };
  const pictures = createPictures({ ...SERVICES, settings }, { disk, sources });
  const get = (at: number) =>
    pictures.handle(new Request(`http://site/pictures/160.webp/${at}.png`));
  const waiting = Array.from({ length: 98 }, (_, at) => get(at));
  await vi.waitFor(() => expect(pictures.pending).toBe(98));
  const refused = await get(99);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  resolve();
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
});

describe("originals", () => {
  test("an SVG may use its own styles and nothing else, and is compressed", async () => {
    answer = sends("<svg><script>alert(1)</script></svg>", "image/svg+xml");
    const response = await fixture().get("/pictures/original/media/logo.svg", {
      "accept-encoding": "br",
    });
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  test("a video is passed on in the ranges a player requests", async () => {
    answer = (request, response) =>
      void response
        .writeHead(206, {
          "content-type": "video/mp4",
          "content-range": `bytes 2-4/10`,
          "accept-ranges": "bytes",
          "set-cookie": "a=b",
        })
        .end(request.headers.range === "bytes=2-4" ? "cde" : "");
    const response = await fixture().get("/pictures/original/media/hero.mp4", {
      range: "bytes=2-4",
    });
    expect([
      response.status,
      await response.text(),
      response.headers.get("content-range"),
      response.headers.get("set-cookie"),
    ]).toEqual([206, "cde", "bytes 2-4/10", null]);
  });

  test("a recording is passed on, too", async () => {
    answer = sends("abc", "audio/mpeg");
    const response = await fixture().get("/pictures/original/media/talk.mp3");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  });

  test("a wrongly named video is rejected", async () => {
    answer = sends("<html>", "text/html");
    expect((await fixture().get("/pictures/original/media/hero.mp4")).status).toBe(404);
    expect(
      (await fixture({ origin: "http://127.0.0.1:1" }).get("/pictures/original/media/hero.mp4"))
        .status,
    ).toBe(502);
  });
});

describe("the disk", () => {
  test("keeps within its limit and deletes the least recently read files first", async () => {
    const disk = new PictureDisk({ folder, maxBytes: 1000, log });
    await disk.set("a", Buffer.alloc(400));
    await disk.set("b", Buffer.alloc(400));
    utimesSync(join(folder, "a"), new Date(), new Date(Date.now() - 7_200_000));
    utimesSync(join(folder, "b"), new Date(), new Date(Date.now() - 14_400_000));
    const again = new PictureDisk({ folder, maxBytes: 1000, log });
    await again.get("b");
    await again.set("c", Buffer.alloc(400));
    expect(readdirSync(folder).toSorted()).toEqual(["b", "c"]);
  });

  test("a failing disk is logged and does not fail the picture", async () => {
    rmSync(folder, { recursive: true });
    folder = "/dev/null/none";
    const { get } = fixture();
    expect((await get("/pictures/160.webp/media/a.png")).status).toBe(200);
    expect(log.error.mock.lastCall?.[1]).toContain("Check DATA_DIR");
  });
});
