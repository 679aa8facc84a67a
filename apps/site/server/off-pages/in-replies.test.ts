import type { PageName } from "@meridian/contract";
import { expect, test } from "vitest";
import { withoutOffPages } from "#server/off-pages/in-replies.ts";

const off = (names: PageName[]) => ({ off: names, places: [] });

test("[OWN-13] removes links to switched-off pages from fields and HTML, and nothing else", () => {
  const record = {
    title: "Pricing",
    button_link: "/pricing",
    url: "/sales",
    picture: { src: "/pricing", alt: "", sizes: {} },
    text: `<p>See <a class="x" href='/pricing?team=a&amp;b#c' target="_blank">our <b>prices</b></a> or <a href="/sales">talk</a>, <a href=/Pricing/>all</a>, <a href="https://a.example/pricing">theirs</a>.</p>`,
  };
  expect(withoutOffPages("home", record, off(["pricing"]))).toEqual({
    ...record,
    button_link: "",
    text: '<p>See our <b>prices</b> or <a href="/sales">talk</a>, all, <a href="https://a.example/pricing">theirs</a>.</p>',
  });
});

test("[OWN-13] a reply without such links is the same object, and is scanned once; a list of records without pages is empty", () => {
  const services = [{ slug: "a", title: "A" }];
  expect(withoutOffPages("services", services, off(["pricing"]))).toBe(services);
  expect(withoutOffPages("services", services, off(["services"]))).toEqual([]);
  expect(withoutOffPages("services", services, off([]))).toBe(services);
  expect(withoutOffPages("tags", services, off(["blog"]))).toBe(services);
  const linking = { link: "/survey" };
  const left = withoutOffPages("home", linking, off(["survey"]));
  expect(withoutOffPages("home", linking, off(["survey"]))).toBe(left);
  expect(withoutOffPages("home", linking, off(["sales"]))).toBe(linking);
  expect(withoutOffPages("seo", { canonical: "/survey" }, off(["survey"]))).toEqual({
    canonical: "/survey",
  });
});

test("[OWN-16] removes links to an omitted band, and keeps links to its page", () => {
  const gone = { off: [], places: ["home#services", "caseStudy#contact-form"] };
  const record = {
    link: "/#services",
    other: "/#company",
    text: '<a href="/case-studies/a#contact-form">Write</a> <a href="/case-studies/a">Read</a>',
  };
  expect(withoutOffPages("home", record, gone)).toEqual({
    link: "",
    other: "/#company",
    text: 'Write <a href="/case-studies/a">Read</a>',
  });
});
