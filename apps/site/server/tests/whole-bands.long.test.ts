/** Bands that an owner omits or moves, on every template of the whole site (OWN-16). */
import { BANDS, bandPageAt } from "@meridian/contract/bands";
import { loadContent } from "@meridian/demo";
import { decode } from "html-entities";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

vi.setConfig({ testTimeout: 60_000 });
const running = oneSite();
const { textOf: text } = running;

const PAGES = Object.entries(BANDS).map(([page, names]) => ({ page, names: [...names] }));

// The file's: the test's settings of the host have none.
const OFFER: readonly unknown[] = Object.values(
  (loadContent().siteSettings as { reading?: { offer?: object } }).reading?.offer ?? {},
);

const arrange = async (bands: Record<string, readonly string[]>): Promise<void> => {
  running.fixture.demo.content.siteSettings = { bands };
  await running.site.purge(["settings"]);
};

const main = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const words = (html: string): string[] =>
  decode(html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, "\n"))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^What is one plus|^More information in/.test(line))
    .toSorted();
const holes = (html: string): string[] =>
  html.match(
    /<(p|ul|ol|li|nav|section|article|h[1-6]|a|figure)\b(?![^>]*(?:data-|tabindex))[^>]*>\s*<\/\1>/g,
  ) ?? [];
const ids = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
/** Links to a fragment of this page, or of another as `/path#fragment`. */
const placesIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*#[^"]*)"/g)].map(([, to = ""]) => decode(to));

/** Ids of the pages that others link into. */
const known = new Map<string, Set<string>>();
const leadsSomewhere = async (path: string, html: string): Promise<string[]> => {
  const lost: string[] = [];
  for (const to of new Set(placesIn(html))) {
    const { pathname, hash } = new URL(to, `http://site${path}`);
    const place = decodeURIComponent(hash.slice(1));
    if (pathname !== path && !known.has(pathname))
      known.set(pathname, new Set(ids(await text(pathname))));
    const there = pathname === path ? new Set(ids(html)) : known.get(pathname);
    if (!there?.has(place)) lost.push(to);
  }
  return lost;
};

/** One page of each template, as it is without settings. */
const paths = new Map<string, string>();
const whole = new Map<string, string>();
beforeAll(async () => {
  await arrange({});
  const all = await sitemapPaths(running.site.url);
  for (const { page } of PAGES) {
    const path = all.find((one) => bandPageAt(one) === page) ?? "";
    paths.set(page, path);
    whole.set(page, await text(path));
  }
}, 60_000);

/** The current page, checked for what no arrangement may break. */
async function soundPage(page: string): Promise<string> {
  const path = paths.get(page) ?? "";
  const html = await text(path);
  expect.soft(html.match(/<h1\b/g)).toHaveLength(1);
  expect.soft(html).toMatch(/<\/html>\s*$/);
  expect.soft(holes(html)).toEqual([]);
  const given = ids(html);
  expect.soft(given.filter((id, at) => given.indexOf(id) !== at)).toEqual([]);
  expect.soft(await leadsSomewhere(path, html)).toEqual([]);
  return html;
}

describe("[OWN-16] the bands of a page", () => {
  test.each(PAGES)("$page: each omitted alone leaves no gap", async ({ page, names }) => {
    const before = main(whole.get(page) ?? "");
    const shownWords = words(before);
    for (const name of names) {
      known.clear();
      await arrange({ [page]: names.filter((one) => one !== name) });
      const left = main(await soundPage(page));
      expect.soft(left.length, `${page} without ${name}`).toBeLessThan(before.length - 100);
      // OWN-149: without its form a page ends with the offer.
      const mayHave = name === "contact" ? [...shownWords, ...OFFER] : shownWords;
      expect.soft(words(left).filter((line) => !mayHave.includes(line))).toEqual([]);
    }
  });

  test.each(PAGES)("$page: reversed order loses nothing", async ({ page, names }) => {
    known.clear();
    await arrange({ [page]: names.toReversed() });
    const html = await soundPage(page);
    expect(words(main(html))).toEqual(words(main(whole.get(page) ?? "")));
    expect(main(html)).not.toBe(main(whole.get(page) ?? ""));
  });

  test.each(PAGES)("$page: a single band follows the first screen", async ({ page, names }) => {
    for (const name of names) {
      known.clear();
      await arrange({ [page]: [name] });
      expect(main(await soundPage(page)).length).toBeLessThan(whole.get(page)?.length ?? 0);
    }
  });

  test("without its own and the home page's form a page has no contact button, and the menu omits removed bands", async () => {
    const service = paths.get("service") ?? "";
    await arrange({ home: ["about"], service: ["steps"] });
    const html = await text(service);
    expect(html).not.toMatch(/#(contact-form|services|company|solutionSection)/);
    await arrange({ home: ["about", "contact"], service: ["steps"] });
    expect(await text(service)).toContain('href="/#contact-form"');
  });

  test("reports unknown and duplicate names with their place, and applies the others", async () => {
    await arrange({ home: ["contact", "nonsense", "about", "contact"], survey: ["nothing"] });
    const html = main(await text("/"));
    expect(html.indexOf('id="contact-form"')).toBeGreaterThan(0);
    expect(html).not.toContain('id="services"');
    expect(words(main(await text("/survey")))).toEqual(words(main(whole.get("survey") ?? "")));
    const warnings = running.site.lines.flatMap(({ path }) =>
      typeof path === "string" && path.startsWith("bands.") ? [path] : [],
    );
    // Each read of the settings reports them; a page may be rendered from a second read.
    expect(new Set(warnings)).toEqual(
      new Set(["bands.home[1]", "bands.home[3]", "bands.survey[0]"]),
    );
  });
});
