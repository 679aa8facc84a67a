import { expect, test } from "vitest";
import { versioned } from "#server/page-cache/versioned.ts";

test("[OWN-03] the address of an SVG contains the version of its colours, anywhere in the page", () => {
  const html = `<img src="/icons/a.svg"><img srcset="/map/world.svg 2x"><i style="background:url(/road-map/plan.svg)"></i><script>{"drawing":"/road-map/desk.svg"}</script>`;
  expect(versioned(html, { drawings: "", icons: "" })).toBe(html);
  expect(versioned(html, { drawings: "abc", icons: "" })).toBe(
    html.replaceAll(".svg", ".svg?v=abc"),
  );
});

test("[DARK-03] a dark page has the SVGs in the dark palette, except those that are always at night", () => {
  const icon = `<img alt="" src="/icons/a.svg" width="72"/>`;
  const html = `${icon}<img src="/icons/social-x.svg"/><img src="/home/b.svg"/><img src="/pictures/a.webp"/>`;
  expect(versioned(html, { drawings: "abc", dark: true, icons: "" })).toBe(
    `<picture><source data-scheme="dark" media="screen and (prefers-color-scheme: dark)" srcset="/dark/icons/a.svg?v=abc"><img alt="" src="/icons/a.svg?v=abc" width="72"/></picture><img src="/icons/social-x.svg?v=abc"/><img src="/home/b.svg?v=abc"/><img src="/pictures/a.webp"/>`,
  );
});

test("other addresses are unchanged", () => {
  const html = `<a href="/icons/a"></a><img src="/pictures/original/icons/a.svg"><img src="https://x.example/icons/a.svg"><img src="/icons/a.svg?x">`;
  expect(versioned(html, { drawings: "abc", icons: "" })).toBe(html);
});
