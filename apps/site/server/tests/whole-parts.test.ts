/** What each template brings to a browser: its islands and scripts with their imports, its elements. */
import { expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();

/** By template: its islands and scripts, and the most elements that it may have. */
const TEMPLATES: [path: string, parts: string[], elements: number][] = [
  ["/", ["background-video", "company-facts", "contact-form", "slider"], 1100],
  ["/clients", ["contact-form"], 850],
  ["/case-studies", ["short-contact-form", "slider"], 650],
  ["/case-studies/harbour-ledger", ["gallery", "short-contact-form", "slider"], 650],
  ["/services/dedicated-teams", ["short-contact-form"], 550],
  ["/technologies-react", ["short-contact-form", "slider"], 550],
  ["/expertise-fintech", ["short-contact-form", "slider"], 550],
  ["/article/article-it-outsourcing", ["contents-nav"], 600],
  ["/blog", [], 500],
  ["/blog/what-an-rd-office-abroad-costs", ["contents-nav", "copy-link"], 550],
  ["/dedicated-team-road-map", ["contact-form", "contents-nav"], 750],
  ["/privacy-policy", ["contents-nav"], 450],
  ["/sales", ["contact-form"], 650],
  ["/pricing", ["calculator", "company-facts", "contact-form", "price-request", "slider"], 750],
  ["/survey", ["survey-form"], 550],
  ["/search", [], 400],
  [
    "/career",
    ["background-video", "drift", "feedback-stats", "resume-form", "slider", "values"],
    700,
  ],
  ["/career/411", ["resume-form"], 500],
  ["/vacancies", ["resume-form", "vacancy-filter"], 800],
  ["/vacancies/senior-react-engineer-harbour-ledger", ["filter-back", "resume-form"], 500],
  ["/nothing-here", [], 320],
];
const SCRIPT_TYPES = new Set([
  "module",
  "speculationrules",
  "application/json",
  "application/ld+json",
]);

const ADDRESS = /\/assets\/[\w-]+\.js/g;

/** Bytes with brotli by address: these scripts and what they import at once, to the end. */
async function withImports(addresses: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map([...addresses].map((address) => [address, 0]));
  for (const [address] of found) {
    const response = await fetch(running.site.url + address, {
      headers: { "accept-encoding": "br" },
    });
    found.set(address, Number(response.headers.get("content-length")));
    for (const [, file = ""] of (await response.text()).matchAll(
      /\b(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g,
    ))
      found.set(`/assets/${file}`, found.get(`/assets/${file}`) ?? 0);
  }
  return found;
}

const kilobytes = (sizes: Map<string, number>): number =>
  [...sizes.values()].reduce((all, bytes) => all + bytes, 0) / 1024;

test.each(TEMPLATES)(
  "%s loads no React for its scripts: 15.5 kB in all, 94 kB with its islands",
  async (path) => {
    const html = await (await fetch(running.site.url + path)).text();
    const [entry = ""] = /<script type="module"[^>]*>/.exec(html) ?? [];
    const named = (kind: string): string[] =>
      [...html.matchAll(new RegExp(`\\sdata-${kind}="([^"]*)"`, "g"))].flatMap(
        ([, address]) => address ?? [],
      );
    const scripts = await withImports([...(entry.match(ADDRESS) ?? []), ...named("script")]);
    expect([...scripts.keys()].filter((address) => address.includes("/react-"))).toEqual([]);
    expect(scripts.size).toBeGreaterThan(1);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(15.5);
    const all = await withImports([...scripts.keys(), ...named("island")]);
    expect(kilobytes(all)).toBeLessThanOrEqual(94);
    expect(Math.min(...all.values())).toBeGreaterThan(0);
  },
);

test.each(TEMPLATES)(
  "%s brings %j, no script of an unknown type, and no more than %i elements",
  async (path, parts, most) => {
    const html = await (await fetch(running.site.url + path)).text();
    const markup = html.replaceAll(
      /<(script|noscript|template)\b([^>]*)>[\s\S]*?<\/\1>/g,
      "<$1$2>",
    );
    const found = [...markup.matchAll(/\sdata-(?:island|script)="([^"]*)"/g)].map(([, file = ""]) =>
      file.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1"),
    );
    expect([...new Set(found)].toSorted()).toEqual(parts);
    const types = [...markup.matchAll(/<script\b([^>]*)>/g)].flatMap(
      ([, attributes = ""]) => /\stype="([^"]*)"/.exec(attributes)?.[1] ?? [],
    );
    expect(types.filter((type) => !SCRIPT_TYPES.has(type))).toEqual([]);
    expect(markup.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(most);
  },
);

test("a page whose forms have no file does not carry the words for files", async () => {
  const carried = async (path: string): Promise<boolean> =>
    (await (await fetch(running.site.url + path)).text()).includes('"ui.chooseFile":');
  for (const path of ["/services/dedicated-teams", "/case-studies/harbour-ledger", "/survey"])
    expect([path, await carried(path)]).toEqual([path, false]);
  expect(await carried("/")).toBe(true);
});
