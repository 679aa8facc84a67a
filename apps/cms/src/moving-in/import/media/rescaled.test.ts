import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { importContent } from "#moving-in/import/import-host.ts";
import { NoPicture } from "#moving-in/import/media/picture-file.ts";
import {
  mayBeOf,
  originalByName,
  picturesOf,
  type Rescaled,
} from "#moving-in/import/media/rescaled.ts";
import type { Entry } from "#moving-in/import/report.ts";
import { replyTo, blog, cms, importFixture, none, post } from "#testing/import-fixture.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
importFixture();

const image = (src: string, alt = "") => ({ src, alt, sizes: {} });
const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

test.each([
  ["/a/photo-300x200.jpg", "/a/photo.jpg"],
  ["/a/photo-scaled.jpg", "/a/photo.jpg"],
  ["/a/photo-scaled-300x200.webp", "/a/photo.webp"],
  ["/a/photo.jpg", "/a/photo.jpg"],
  ["/a/route-66x.jpg", "/a/route-66x.jpg"],
  ["/a/300x200", "/a/300x200"],
])("%s is a copy of %s by its name", (src, original) => expect(originalByName(src)).toBe(original));

test("the host's library identifies the copies; without it the names do", () => {
  const library: Rescaled = new Map([
    ["/a/photo.jpg", "/a/photo-scaled.jpg"],
    ["/a/photo-300x200.jpg", "/a/photo-scaled.jpg"],
    ["/a/x-1x1.jpg", "/a/lone-10x10.jpg"],
  ]);
  const addresses = ["/a/photo.jpg", "/a/photo-300x200.jpg", "/a/lone-10x10.jpg", "/b/c-20x20.png"];
  expect(
    picturesOf(
      addresses.map((src, at) => image(src, at === 1 ? "A desk" : "")),
      library,
    ).map(({ image: { src, alt }, addresses: all, isGuessed }) => [src, alt, all, isGuessed]),
  ).toEqual([
    ["/a/photo-scaled.jpg", "A desk", ["/a/photo.jpg", "/a/photo-300x200.jpg"], false],
    ["/a/lone-10x10.jpg", "", ["/a/lone-10x10.jpg"], false],
    ["/b/c.png", "", ["/b/c-20x20.png"], true],
  ]);
});

test("a file smaller than a copy is another picture; one with swapped sides is not", async () => {
  const file = await jpeg(400, 600);
  expect(await mayBeOf(file, ["/a-300x200.jpg"])).toBe(true);
  expect(await mayBeOf(file, ["/a-700x200.jpg"])).toBe(false);
  expect(await mayBeOf(file, ["/a-scaled.jpg"])).toBe(true);
});

test("copies are one medium if their original exists, and separate pictures otherwise", async () => {
  const files = new Map([
    ["https://old.example.com/u/desk.jpg", await jpeg(600, 400)],
    ["https://old.example.com/u/gone-300x200.jpg", await jpeg(300, 200)],
    ["https://old.example.com/u/other.jpg", await jpeg(100, 100)],
    ["https://old.example.com/u/other-300x200.jpg", await jpeg(300, 200)],
  ]);
  const html = [
    "desk-300x200.jpg",
    "desk-scaled.jpg",
    "desk.jpg",
    "gone-300x200.jpg",
    "other-300x200.jpg",
  ]
    .map((name) => `<p><img src="/u/${name}" alt="${name}"></p>`)
    .join("");
  const run = (): Promise<Entry[]> =>
    importContent(
      cms.payload,
      { ...none, blog: blog(post("copies", { content: [{ title: "", text_editor: html }] })) },
      {
        own: ["https://old.example.com"],
        fetchPicture: (address) => {
          const bytes = files.get(address);
          if (!bytes) return Promise.reject(new NoPicture("answered HTTP 404"));
          return Promise.resolve({
            bytes,
            mimeType: "image/jpeg",
            name: address.split("/").at(-1) ?? "",
          });
        },
      },
    );
  const linesOf = (entries: Entry[]): string[] =>
    entries.map(({ kind, key, outcome }) => `${kind} ${key.split("/").at(-1)} ${outcome}`).sort();
  expect(linesOf(await run())).toEqual([
    "blog-posts copies created",
    "media desk.jpg created",
    "media gone-300x200.jpg created",
    "media other-300x200.jpg created",
  ]);
  const [sent] = (await replyTo("/api/wp/v2/single-blog/?slug=copies")) as [
    { content: { text_editor: string }[] },
  ];
  const shown = [
    ...(sent.content[0]?.text_editor ?? "").matchAll(/src="\/media\/([\w-]+)-[\da-f]{8}\.jpg/g),
  ];
  expect(shown.map(([, name]) => name)).toEqual([
    "desk",
    "desk",
    "desk",
    "gone-300x200",
    "other-300x200",
  ]);
  expect(linesOf(await run()).every((line) => line.endsWith("unchanged"))).toBe(true);
});
