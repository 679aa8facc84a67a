import { expect, test } from "vitest";
import { withoutOffPages } from "#server/off-pages/in-replies.ts";

test("[OWN-13] of a reply the links to a page that is off go, in fields and in HTML, and all else stays", () => {
  const record = {
    title: "Pricing",
    button_link: "/pricing",
    url: "/sales",
    picture: { src: "/pricing", alt: "", sizes: {} },
    text: `<p>See <a class="x" href='/pricing?team=a&amp;b#c' target="_blank">our <b>prices</b></a> or <a href="/sales">talk</a>, <a href=/Pricing/>all</a>, <a href="https://a.example/pricing">theirs</a>.</p>`,
  };
  expect(withoutOffPages("home", record, ["pricing"])).toEqual({
    ...record,
    button_link: "",
    text: '<p>See our <b>prices</b> or <a href="/sales">talk</a>, all, <a href="https://a.example/pricing">theirs</a>.</p>',
  });
});

test("[OWN-13] what has no such link is the same object, and is looked through once; a list of records without pages is empty", () => {
  const services = [{ slug: "a", title: "A" }];
  expect(withoutOffPages("services", services, ["pricing"])).toBe(services);
  expect(withoutOffPages("services", services, ["services"])).toEqual([]);
  expect(withoutOffPages("services", services, [])).toBe(services);
  const linking = { link: "/survey" };
  const left = withoutOffPages("home", linking, ["survey"]);
  expect(withoutOffPages("home", linking, ["survey"])).toBe(left);
  expect(withoutOffPages("home", linking, ["sales"])).toBe(linking);
  expect(withoutOffPages("seo", { canonical: "/survey" }, ["survey"])).toEqual({
    canonical: "/survey",
  });
});
