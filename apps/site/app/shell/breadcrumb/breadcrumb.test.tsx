import { calls, readReply, siteConfigSchema } from "@meridian/contract";
import { english } from "@meridian/messages/language";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import config from "../../../site.config.json" with { type: "json" };
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { Breadcrumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { landingsAt, pathsAbove, readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";

const site = (more: object = {}) => v.parse(siteConfigSchema, { ...config, ...more });
const at = (pathname: string) => ({ pathname });
const blog = { name: "Notes from building teams", to: "/blog" };
const menu = (label: string, link: string) => ({ menu: { items: [{ label, link }] } });
const failing = fakeContent({ options: new Error("unreachable") });

const rendered = (settings: object = {}) => ({
  content: failing,
  site: site(settings),
  language: { t: english },
});

test("[NAV-07] the trail begins at the home page and ends at the page; the menu's labels come first", async () => {
  const trail = await readTrail(rendered(), at("/blog/x"), [blog]);
  expect(trail("What it costs")).toEqual([
    { name: "Home", to: "/" },
    blog,
    { name: "What it costs", to: "/blog/x" },
  ]);
  const named = await readTrail(rendered(menu("Our blog", "/blog")), at("/blog/x"), [blog]);
  expect(named("x").map(({ name }) => name)).toEqual(["Home", "Our blog", "x"]);
  expect(failing.reports).toEqual([]);
});

test("[NAV-07] in a further language the trail's addresses have no prefix, which links and data add", async () => {
  const content = Object.assign(fakeContent({ options: new Error("unreachable") }), {
    prefix: "/de",
  });
  const trail = await readTrail({ ...rendered(), content }, at("/de/blog/x"), [blog]);
  expect(trail("x").map(({ to }) => to)).toEqual(["/", "/blog", "/blog/x"]);
});

test("[NAV-07] in a further language, whose links have its prefix, the menu's labels come first, too", async () => {
  const german = { ...rendered(menu("Blog", "/de/blog")), content: { ...failing, prefix: "/de" } };
  const trail = await readTrail(german, at("/blog/x"), [blog]);
  expect(trail("x")[1]).toEqual({ name: "Blog", to: "/blog" });
});

test("[NAV-07] the menu's label precedes the footer's, although only the footer's link has a prefix", async () => {
  const links = { success_stories: [{ link: "/de/case-studies", link_name: "All of them" }] };
  const options = readReply(calls.options.reply, { acf: { footer_links_list: links } });
  if (!options.ok) throw new Error(JSON.stringify(options.breaches));
  const content = { ...fakeContent({ options: options.value }), prefix: "/de" };
  const german = { ...rendered(menu("Stories", "/case-studies")), content };
  const trail = await readTrail(german, at("/de/case-studies/x"), [
    { name: "Cases", to: "/case-studies" },
  ]);
  expect(trail("x")[1]).toEqual({ name: "Stories", to: "/case-studies" });
});

test.each([
  ["a page that is off", { pages: { off: ["blog"] } }, blog],
  ["an omitted band", { bands: { home: ["map"] } }, { name: "Services", to: "/#services" }],
  ["a list without an address", {}, { name: "Success Stories", to: "" }],
])("[NAV-07] %s is not in the trail", async (_, settings, above) => {
  const trail = await readTrail(rendered(settings), at("/x/y"), [above]);
  expect(trail("y").map(({ to }) => to)).toEqual(["/", "/x/y"]);
});

test("[NAV-07] a page's trail has the landing pages above it, in their order", async () => {
  const page = (path: string, title: string, blocks: object[] = []) => ({
    slug: "s",
    path,
    title,
    blocks,
  });
  const content = fakeContent({
    landingPages: [
      page("/solutions/banks", "", [{ type: "hero", title: "Banks" }]),
      page("/solutions", "Solutions"),
    ],
  });
  expect(pathsAbove("/solutions/banks/cards/now")).toEqual([
    "/solutions",
    "/solutions/banks",
    "/solutions/banks/cards",
  ]);
  expect(await landingsAt(content, pathsAbove("/solutions/banks/cards/now"))).toEqual([
    { name: "Solutions", to: "/solutions" },
    { name: "Banks", to: "/solutions/banks" },
  ]);
});

test("[NAV-07] the page shows the trail of its JSON-LD; below the home page it shows none", async () => {
  const trail = (await readTrail(rendered(), at("/blog/x"), [blog]))("What it costs");
  const html = renderToStaticMarkup(<Breadcrumb trail={trail} />);
  const { itemListElement } = breadcrumbData(
    { canonical: "https://meridian.example/blog/x" },
    trail,
  );
  expect([...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(
    (itemListElement as unknown as { name: string }[]).map(({ name }) => name),
  );
  expect(html).toMatch(/^<nav [^>]*aria-label="Breadcrumb"><ol/);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(["/", "/blog"]);
  expect(html).toContain('aria-current="page"');
  expect(
    renderToStaticMarkup(<Breadcrumb trail={[trail[0], trail[2]].flatMap((one) => one ?? [])} />),
  ).toBe("");
});

test("[NAV-07] of a longer trail the pages in the middle are in a list behind an ellipsis", () => {
  const names = ["Home", "Solutions", "Banking", "Cards", "Issuing", "Teams"];
  const trail = (of: readonly string[]) =>
    renderToStaticMarkup(<Breadcrumb trail={of.map((name) => ({ name, to: `/${name}` }))} />);
  const [before, between, after] = trail(names).split(/<details.*?<\/summary>|<\/details>/);
  const linked = (html = "") => [...html.matchAll(/href="\/(\w+)"/g)].map(([, name]) => name);
  expect([linked(before), linked(between), linked(after)]).toEqual([
    ["Home"],
    ["Solutions", "Banking", "Cards"],
    ["Issuing"],
  ]);
  expect(trail(names)).toContain('<summary aria-label="Pages in between">…</summary>');
  expect(trail(names.slice(0, 4))).not.toContain("<details");
});
