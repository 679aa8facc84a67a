import { createClient } from "@meridian/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDemoHost } from "#host/host.ts";
import { mediaFile } from "#media.ts";

const host = createDemoHost();
let origin = "";
beforeAll(async () => void (origin = await host.listen()));
afterEach(() => host.reset());
afterAll(() => host.stop());

const client = (timeout = 5000) =>
  createClient({ host: origin, log: { warn: () => undefined }, timeout });
const problemOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
const json = async (path: string): Promise<unknown> => (await get(path)).json();

describe("replies of a plain host", () => {
  test("[API-01] the article's background keeps its link", async () => {
    const url = `${origin}/media/article/it-outsourcing/hero.webp`;
    expect(await json("/api/wp/v2/posts?filter[category_name]=article")).toMatchObject([
      { article_field_first_section_background: { url, link: url } },
    ]);
  });

  test("an unknown slug is an empty list, unknown ids and addresses are 404 with an error body", async () => {
    expect(await json("/api/wp/v2/posts?slug=nothing")).toEqual([]);
    expect(await json("/api/wp/v2/pages?slug=/technologies-cobol")).toEqual([]);
    const post = await get("/api/wp/v2/posts/404");
    expect([post.status, await post.json()]).toEqual([
      404,
      { code: "rest_post_invalid_id", message: "Invalid post ID.", data: { status: 404 } },
    ]);
    const other = await get("/api/wp/v2/comments");
    expect([other.status, await other.json()]).toMatchObject([404, { code: "rest_no_route" }]);
  });

  test("answers HEAD without a body", async () => {
    const head = await get("/api/wp/v2/blog", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("pictures", () => {
  test.each(["home/header-video", "home/header-poster", "home/provide/hiring"])(
    "%s comes whole, with its type and a long cache time",
    async (id) => {
      const { file, mimeType } = mediaFile(id);
      const response = await get(`/media/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toContain(mimeType);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000");
      expect((await response.arrayBuffer()).byteLength).toBe(
        Number(response.headers.get("content-length")),
      );
    },
  );

  test("serves a video in parts", async () => {
    const part = await get("/media/home/header-video.mp4", { headers: { range: "bytes=100-199" } });
    expect([
      part.status,
      part.headers.get("content-range"),
      (await part.arrayBuffer()).byteLength,
    ]).toEqual([206, "bytes 100-199/481551", 100]);
  });

  test("serves nothing outside the folder", async () => {
    for (const path of [
      "/media/none.webp",
      "/media/%2e%2e/package.json",
      "/media/..%2fpackage.json",
      "/media/",
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe("on request", () => {
  test("a list without records is a list", async () => {
    host.content.blog.length = 0;
    expect(await client().read("blog")).toEqual([]);
    host.reset();
  });

  test("[API-05] returns HTML", async () => {
    host.behave("blog", { html: true });
    expect(await problemOf(client().read("blog"))).toContain(
      "answered text/html; charset=UTF-8 that is not JSON",
    );
  });

  test("[API-05] breaks a field", async () => {
    host.behave("blog", {
      set: { "[3].title": 7, "[4].post_name": undefined, "[5].title": { wrong: true } },
    });
    const posts = await client().read("blog");
    expect(posts.map(({ id }) => id)).toEqual(
      host.content.blog.map(({ id }) => id).filter((_, at) => at !== 4 && at !== 5),
    );
    expect(posts[3]?.title).toBe("7");
  });

  test("a path that leads nowhere is reported as the test's error", async () => {
    host.behave("blog", { set: { "[30].title": "x" } });
    const response = await get("/api/wp/v2/blog");
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('the reply has nothing at \\"[30].title\\"'),
    ]);
  });

  test("a call's behaviour overrides the general one", async () => {
    host.behave("*", { status: 503 });
    host.behave("about", { status: 404 });
    expect([await client().read("about"), await problemOf(client().read("blog"))]).toEqual([
      null,
      expect.stringContaining("HTTP 503"),
    ]);
  });

  test("can stop and return on the same port", async () => {
    const own = createDemoHost();
    const address = await own.listen();
    const waiting = problemOf(
      fetch(`${address}/healthz`).then(async (response) => (await response.text(), own.stop())),
    );
    expect(await waiting).toBe("none");
    expect(await problemOf(fetch(`${address}/healthz`))).toBe("fetch failed");
    expect(await own.listen(Number(new URL(address).port))).toBe(address);
    await own.stop();
  });

  test("without control it cannot be changed over HTTP", async () => {
    expect((await get("/_demo/behaviour", { method: "POST", body: '{"down":true}' })).status).toBe(
      404,
    );
    expect((await get("/_demo/submissions")).status).toBe(404);
    expect((await get("/healthz")).status).toBe(200);
  });
});
