import { expect, test } from "vitest";
import { calls } from "#calls.ts";
import { BLOCK_TYPES } from "#entities/blocks.ts";
import { readReply } from "#wordpress/read.ts";

const read = (pages: unknown) => readReply(calls.landingPages.reply, pages);
const page = (blocks: unknown, more: object = {}) => ({
  id: 1,
  slug: "banks",
  title: "Banks",
  blocks,
  ...more,
});

test("[OWN-60] reads a block of each kind, also an empty one", () => {
  const { ok, breaches } = read([page(BLOCK_TYPES.map((type) => ({ type })))]);
  expect([ok, breaches]).toEqual([true, []]);
});

test("[OWN-60] reads ACF's flexible content: layouts by name, pictures by number, empty lists as false", () => {
  const acf = {
    blocks: [
      {
        acf_fc_layout: "hero",
        title: "For banks &amp; lenders",
        text: "",
        image: 2045,
        button: "Talk",
        link: { url: "/pricing" },
      },
      { acf_fc_layout: "call_to_action", title: "Now", text: "", button: "Go", link: "" },
      { acf_fc_layout: "faq", title: "", questions: false },
    ],
  };
  const reply = read([
    {
      id: 7,
      slug: "banks",
      title: { rendered: "Banks" },
      link: "https://wp.example/solutions/banks/",
      acf,
    },
  ]);
  expect(reply).toMatchObject({
    ok: true,
    breaches: [],
    value: [
      {
        slug: "banks",
        link: "https://wp.example/solutions/banks/",
        blocks: [
          {
            type: "hero",
            title: "For banks & lenders",
            link: "/pricing",
            image: { src: "media-id:2045" },
          },
          { type: "callToAction", button: "Go" },
          { type: "faq", questions: [] },
        ],
      },
    ],
  });
});

test("[OWN-60] an unknown or broken block is dropped and reported; the page and its other blocks stay", () => {
  const reply = read([
    page([
      { type: "carousel" },
      "x",
      { type: "text", title: "A", text: "<p>b</p>" },
      { type: "figures", figures: 7 },
    ]),
  ]);
  expect(reply).toMatchObject({
    ok: true,
    value: [{ blocks: [{ type: "text", title: "A", text: "<p>b</p>" }] }],
  });
  expect(reply.breaches.map(({ path, problem }) => [path, problem])).toEqual([
    ["[0].blocks[0]", expect.stringContaining('got "carousel"')],
    ["[0].blocks[1]", expect.stringContaining('got "x"')],
    ["[0].blocks[3].figures", expect.stringContaining("list")],
  ]);
});

test("[OWN-60] pages without blocks are not ours: a WordPress lists all its pages", () => {
  expect(
    read([page([]), page(false), { id: 2, slug: "about", title: "About", acf: [] }]),
  ).toMatchObject({ ok: true, value: [] });
  expect(read([{ id: 2, slug: "about", title: "About" }, page([{ type: "text" }])])).toMatchObject({
    ok: true,
    value: [{ slug: "banks" }],
  });
});
