import { beforeAll, expect, test, vi } from "vitest";
import type { HostContent } from "#moving-in/import/content.ts";
import {
  replyTo,
  counts,
  host,
  importFromHost,
  jpeg,
  outcomeOf,
  pictureHost,
  read,
  runImport,
  servePictures,
  small,
} from "#testing/import-from-host.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
importFromHost();
let content: HostContent;
beforeAll(async () => {
  content = small((await read()).content);
});

test("a picture in a text is added to the library and shown in its place", async () => {
  servePictures({ "in-text.jpg": { type: "image/jpeg", body: await jpeg(77) } });
  const [post] = content.blog.slice(1);
  if (!post) throw new Error("the demo host has no second post");
  const shown = {
    ...post,
    post_name: "with-a-picture",
    content: [
      {
        title: "Seen",
        text_editor: `<p>Before <img class="x" src="${pictureHost}/in-text.jpg" alt="A desk" width="1"> after</p><p><img src="/gone-too.jpg"></p>`,
      },
    ],
  };
  const entries = await runImport({ ...content, blog: [shown] });
  expect(entries.find(({ kind }) => kind === "blog-posts")).toEqual({
    kind: "blog-posts",
    key: "with-a-picture",
    title: shown.title,
    outcome: "created",
    reasons: [`the picture ${host}/gone-too.jpg: answered HTTP 404`],
  });
  expect(await replyTo("/api/wp/v2/single-blog/?slug=with-a-picture")).toMatchObject([
    {
      content: [
        {
          text_editor: expect.stringMatching(
            /^<p>Before<\/p><img src="\/media\/in-text-[\da-f]{8}\.jpg\?v=\w+" alt="A desk" width="900" height="600"><p>after<\/p>$/,
          ) as string,
        },
      ],
    },
  ]);
  expect(counts(await runImport({ ...content, blog: [shown] }))).toMatchObject({
    created: 0,
    changed: 0,
  });
});

test("broken pictures: missing, too large, no picture, truncated, slow, on an offline host; each with its reason", async () => {
  const torn = (await jpeg(5)).subarray(0, 300);
  const files = {
    "large.jpg": { type: "image/jpeg", body: "", length: 50 * 1024 * 1024 },
    "page.jpg": { type: "text/html", body: "<!doctype html>" },
    "empty.jpg": { type: "image/jpeg", body: "" },
    "torn.jpg": { type: "image/jpeg", body: torn },
    "script.svg": {
      type: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
    "fine.svg": {
      type: "image/svg+xml",
      body: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>',
    },
  };
  servePictures(files);
  const down = Array.from({ length: 20 }, (_, at) => `http://127.0.0.1:1/${at}.jpg`);
  const names = ["nothing.jpg", ...Object.keys(files)].map((name) => `${pictureHost}/${name}`);
  const [study] = content.portfolio;
  if (!study) throw new Error("the demo host has no case study");
  const shown = {
    ...study,
    slug: "of-pictures",
    implementation: [...names, ...down, "data:image/png;base64,AAAA"].map((src) => ({
      src,
      alt: "",
      sizes: {},
    })),
  };
  const entries = await runImport({ ...content, portfolio: [shown] });
  const reason = (src: string) =>
    entries.find(({ kind, key }) => kind === "media" && key === src)?.reasons[0];
  expect(names.map(reason)).toEqual([
    "answered HTTP 404",
    "larger than 50 MB",
    "not a picture or video, but text/html",
    "not a picture or video, but image/jpeg",
    expect.stringMatching(/\w/),
    expect.stringMatching(/\w/),
    undefined,
  ]);
  expect(reason("data:image/png;base64,AAAA")).toBe("not a web address");
  expect(
    down
      .map(reason)
      .filter((text) => text?.startsWith("http://127.0.0.1:1 could not be reached 5 times")).length,
  ).toBeGreaterThan(10);
  expect(outcomeOf(entries, "case-studies", "of-pictures")).toBe("created");
  expect(
    (
      (await replyTo("/api/wp/v2/posts?slug=of-pictures")) as {
        data: { implementation: unknown[] };
      }[]
    )[0]?.data.implementation,
  ).toHaveLength(1);
});
