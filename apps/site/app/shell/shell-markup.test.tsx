import { existsSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SafeHtml } from "#app/text/html.ts";
import type { FooterContent, ShellContent } from "#app/shell/types.ts";
import { socialLink } from "#app/shell/social-link.ts";
import { PageFrame } from "#app/shell/page-frame.tsx";

const footer: FooterContent = {
  columns: [
    { title: "Services", links: [{ label: "Team extension", to: "/services/team-extension" }] },
  ],
  legal: [],
  social: [],
  copyright: "© 2026 Meridian" as SafeHtml,
};

function markup(
  shell: Partial<ShellContent>,
  props: { overHero?: boolean; pageHasForm?: boolean } = {},
  path = "/career",
): string {
  const content: ShellContent = {
    brand: { name: "Meridian", logo: "/brand/meridian.svg" },
    menu: { items: [], action: {} },
    caseStudiesLink: "/case-studies",
    off: [],
    places: [],
    without: [],
    email: "hello@example.com",
    getInTouch: true,
    analytics: { provider: "own", site: "", host: "" },
    tags: null,
    dark: false,
    footer,
    languages: [],
    offered: [],
    social: [socialLink("linkedin", "https://example.com/in")],
    ...shell,
  };
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <PageFrame shell={content} {...props}>
          the page
        </PageFrame>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

test("[OWN-13] the header has a search field, and none while the search is off", () => {
  expect(markup({}).match(/popoverTarget="site-search"|action="\/search"/gi)).toHaveLength(4);
  expect(markup({ off: ["search"] })).not.toMatch(/site-search|\/search|Find on this site/);
});

test("[FOOT-01] [FOOT-04] without options the footer has its address and no empty parts", () => {
  const html = markup({ footer: null, social: [] });
  const shown = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
  expect(shown).toContain("hello@example.com");
  expect(shown).not.toMatch(/<nav|<ul|©/);
  expect(markup({})).toContain("© 2026 Meridian");
});

test("[SH-08] where counting needs consent the notice requests it, refusing is one click too, and the footer reopens it; elsewhere there is no request", () => {
  const withConsent = markup({ analytics: { provider: "ga4", site: "G-ABC123DEF4", host: "" } });
  expect([
    withConsent.includes('data-notice="statistics"'),
    withConsent.includes('data-cookie-ok="yes"'),
    withConsent.includes('data-cookie-ok="no"'),
    withConsent.includes("data-cookie-again"),
  ]).toEqual([true, true, true, true]);
  const plain = markup({});
  expect([
    plain.includes('data-notice=""'),
    plain.includes('data-cookie-ok=""'),
    plain.includes("Without statistics"),
    plain.includes("data-cookie-again"),
  ]).toEqual([true, true, false, false]);
});

test("[OWN-151] a page with tags has a closed question for the script, with two buttons of one kind, by company and purpose, and a page without has none", () => {
  const meta = { name: "meta", purpose: "marketing", id: "123456789012345" } as const;
  const ga4 = { name: "googleAnalytics", purpose: "statistics", id: "" } as const;
  const html = markup({ tags: { gtm: "GTM-ABC1234", vendors: [ga4, meta] } });
  const [asked = ""] = /<dialog[^>]*data-consent=.*?<\/dialog>/s.exec(html) ?? [];
  expect(asked).not.toMatch(/^<dialog[^>]*\sopen/);
  expect(asked).toContain("Statistics: Google Analytics");
  expect(asked).toContain("Marketing: Meta Pixel");
  expect(
    [...asked.matchAll(/<button[^>]*value="(\w+)"[^>]*data-kind="(\w+)"/g)].map(([, ...of]) => of),
  ).toEqual([
    ["accept", "quiet"],
    ["refuse", "quiet"],
    ["chosen", "quiet"],
  ]);
  expect(html).toContain("data-consent-again");
  // One purpose: accepting it is the choice.
  expect(markup({ tags: { gtm: "", vendors: [meta] } })).not.toContain("<details><summary>Choose");
  expect(markup({})).not.toMatch(/consent/i);
});

test("[OWN-11] sixty links, 80-character names and duplicates all appear in header and menu, and open without script", () => {
  const name = "Long".repeat(20);
  const items = Array.from({ length: 60 }, (_, at) => ({
    label: at === 0 ? "Double" : name,
    link: "/career",
    children: at % 2 ? [{ label: name, link: "/career" }] : [],
  }));
  const html = markup({ menu: { items, action: { label: name } } });
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  expect(header.match(/<summary/g)).toHaveLength(60);
  expect(header.match(/href="\/career"[^>]*>Double<|>Double<\/a>/g)).toHaveLength(2);
  // The ruler, hidden from screen readers, has the same words.
  expect(header.match(/data-label="[^"]+"/g)).toHaveLength(61);
  expect(header).toMatch(/<div class="[^"]*ruler[^"]*" aria-hidden="true">/);
});

test("[OWN-12] any network has its own name, with the icon of known names or addresses, else a neutral one; duplicates and long names render", () => {
  const long = "Network".padEnd(80, "k");
  const social = [
    socialLink("GitHub", "https://github.com/acme"),
    socialLink("Our code", "https://www.github.com/acme"),
    socialLink("Twitter", "https://x.com/acme"),
    socialLink("Fosstodon", "https://fosstodon.org/@acme"),
    socialLink("constructor", "https://example.com/"),
    socialLink(long, "https://example.com/"),
  ];
  const html = markup({ footer: null, social });
  const shown = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
  expect([...shown.matchAll(/\/icons\/social-([a-z]+)\.svg/g)].map(([, icon]) => icon)).toEqual([
    "github",
    "github",
    "x",
    "other",
    "other",
    "other",
  ]);
  expect(shown).toContain(`aria-label="Meridian on ${long}"`);
  for (const { icon } of social)
    expect(existsSync(join(import.meta.dirname, "../../public/icons", icon))).toBe(true);
});

test("[DARK-03] [DARK-04] with a dark theme the footer has its choice and the header both logos; without one the page is as before", () => {
  const brand = { name: "Meridian", logo: "/brand/a.svg", logoOnDark: "/brand/b.svg" };
  const dark = markup({ dark: true, brand });
  expect(dark.match(/src="\/brand\/b\.svg"/g)).toHaveLength(2);
  expect(dark.match(/type="radio" name="theme"|name="theme"/g)).toHaveLength(3);
  const light = markup({ dark: false, brand });
  expect(light).not.toMatch(/b\.svg|name="theme"/);
});
