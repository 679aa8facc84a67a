import * as v from "valibot";
import { expect, test } from "vitest";
import { image, MEDIA_ID } from "#wordpress/wordpress.ts";

const read = (input: unknown): unknown => v.parse(image, input);
const problem = (input: unknown): string | undefined =>
  v.safeParse(image, input).issues?.[0].message;
const EMPTY = [false, "", null, undefined, []];

test.each([...EMPTY, 0, { ID: 5, url: false }, { url: "" }].map((empty) => [empty]))(
  "[API-04] no picture from %j",
  (empty) => expect(read(empty)).toBeNull(),
);
test("[API-04] an address", () =>
  expect(read("/media/a.webp?x=1&amp;y=2")).toEqual({
    src: "/media/a.webp?x=1&y=2",
    alt: "",
    sizes: {},
  }));
test.each([2045, "2045"])("[API-04] a media id, %j", (id) =>
  expect(read(id)).toEqual({ src: `${MEDIA_ID}2045`, alt: "", sizes: {} }),
);
test("[API-04] ACF's object: sizes without their pixels, width and height as numbers", () => {
  const acf = {
    ID: 7,
    url: "/a.webp",
    alt: "R&amp;D",
    width: "800",
    height: "600",
    sizes: { large: "/a-1024.webp", "large-width": 1024, medium: "", thumbnail: "/a-150.webp" },
  };
  expect(read(acf)).toEqual({
    src: "/a.webp",
    alt: "R&D",
    width: 800,
    height: 600,
    sizes: { large: "/a-1024.webp", thumbnail: "/a-150.webp" },
  });
});
test("[API-04] sizes alone, as the specification reads icons", () =>
  expect(read({ sizes: { large: "/i.svg" } })).toEqual({
    src: "/i.svg",
    alt: "",
    sizes: { large: "/i.svg" },
  }));
test("[API-04] the article's background has a link", () =>
  expect(read({ link: "/b.webp" })).toMatchObject({ src: "/b.webp" }));
test("[API-04] a record of the media library is the file, not the page about it", () =>
  expect(read({ link: "/attachment/", source_url: "/b.webp" })).toMatchObject({
    src: "/b.webp",
  }));
test("[OWN-51] a focal point is two percentages, otherwise absent", () => {
  const focus = (focal_point: unknown) => read({ url: "/a.webp", focal_point });
  expect(focus({ x: 30, y: 0 })).toMatchObject({ focus: { x: 30, y: 0 } });
  for (const wrong of [undefined, "", null, [], { x: 30 }, { x: "30", y: "20" }, { x: 30, y: 120 }])
    expect(focus(wrong), JSON.stringify(wrong)).not.toHaveProperty("focus");
});
test("half a size is no size", () =>
  expect(read({ url: "/a.svg", width: 0, height: 90 })).toEqual({
    src: "/a.svg",
    alt: "",
    sizes: {},
  }));
test.each(["/a-90x40.png", { url: "/a-90x40.png" }, { url: "/a-90x40.png", width: "" }])(
  "[API-04] %j has the size that WordPress writes into the name of a smaller file",
  (small) => expect(read(small)).toMatchObject({ width: 90, height: 40 }),
);
test("an address that only looks like one has no size", () => {
  for (const src of ["/a-90x40.svg", "/a-90x40/b.png", "/a90x40.png", "/a-0x1.png"])
    expect(read(src)).not.toHaveProperty("width");
  const own = { url: "/a-90x40.png", width: 180, height: 80 };
  expect(read(own)).toMatchObject({ width: 180, height: 80 });
});
test("a size of 1 x 1, which WordPress stores for an SVG, is none", () =>
  expect(read({ url: "/a.svg", width: 1, height: 1 })).not.toHaveProperty("width"));
test.each([
  ["The desk &amp; us", "The desk & us"],
  [{ rendered: "<p>The <em>desk</em></p>\n" }, "The desk"],
  ["", undefined],
  [false, undefined],
  [{ rendered: "" }, undefined],
])("[API-04] the caption %j is no description", (caption, shown) =>
  expect(read({ url: "/a.webp", alt: "A desk.", caption })).toEqual({
    src: "/a.webp",
    alt: "A desk.",
    sizes: {},
    ...(shown && { caption: shown }),
  }),
);
test("[API-04] anything else is refused", () => {
  expect(problem(true)).toBe("expected a picture, got boolean true");
  expect(problem([1])).toBe("expected a picture, got a list of 1");
});
