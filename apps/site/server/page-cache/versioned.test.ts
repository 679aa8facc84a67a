import { expect, test } from "vitest";
import { versioned } from "#server/page-cache/versioned.ts";

test("[OWN-03] the address of an SVG contains the version of its colours, anywhere in the page", () => {
  const html = `<img src="/icons/a.svg"><img srcset="/map/world.svg 2x"><i style="background:url(/road-map/plan.svg)"></i><script>{"drawing":"/road-map/desk.svg"}</script>`;
  expect(versioned(html, { drawings: "", icons: "" })).toBe(html);
  expect(versioned(html, { drawings: "abc", icons: "" })).toBe(
    html.replaceAll(".svg", ".svg?v=abc"),
  );
});

test("other addresses are unchanged", () => {
  const html = `<a href="/icons/a"></a><img src="/pictures/original/icons/a.svg"><img src="https://x.example/icons/a.svg"><img src="/icons/a.svg?x">`;
  expect(versioned(html, { drawings: "abc", icons: "" })).toBe(html);
});
