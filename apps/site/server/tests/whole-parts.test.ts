/** What each template brings to a browser: its islands and scripts, its elements. */
import { expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();

/** By template: its islands and scripts, and the most elements that it may have. */
const TEMPLATES: [path: string, parts: string[], elements: number][] = [
  ["/", ["background-video", "company-facts", "contact-form", "slider"], 900],
  ["/clients", ["contact-form"], 750],
  ["/case-studies", ["contact-form", "slider"], 450],
  ["/case-studies/harbour-ledger", ["contact-form", "gallery", "slider"], 450],
  ["/services/dedicated-teams", ["contact-form"], 400],
  ["/technologies-react", ["contact-form", "slider"], 450],
  ["/expertise-fintech", ["contact-form", "slider"], 450],
  ["/article/article-it-outsourcing", ["contents-nav"], 500],
  ["/blog", [], 400],
  ["/blog/what-an-rd-office-abroad-costs", ["contents-nav"], 400],
  ["/dedicated-team-road-map", ["contact-form", "contents-nav"], 650],
  ["/privacy-policy", ["contents-nav"], 400],
  ["/sales", ["contact-form"], 500],
  ["/pricing", ["calculator", "company-facts", "contact-form", "price-request", "slider"], 600],
  ["/survey", ["survey-form"], 450],
  ["/search", [], 400],
  [
    "/career",
    ["background-video", "drift", "feedback-stats", "resume-form", "slider", "values"],
    600,
  ],
  ["/career/411", ["resume-form"], 400],
  ["/vacancies", ["resume-form", "vacancy-filter"], 600],
  ["/vacancies/senior-react-engineer-harbour-ledger", ["resume-form"], 400],
  ["/nothing-here", [], 250],
];
const SCRIPT_TYPES = new Set([
  "module",
  "speculationrules",
  "application/json",
  "application/ld+json",
]);

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
