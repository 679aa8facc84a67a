/** OWN-16: bands by page in the specified order, without first screens and single-band pages. */
import * as v from "valibot";
import { isOff, type PageName } from "#site-settings/pages.ts";
import { prefixOf } from "#kinds/addresses.ts";

/** `at`: as in the kind of its record; the editor's names are a tab of the settings in the admin. */
const PAGES = {
  home: {
    at: "/",
    bands: [
      "clients",
      "about",
      "solutions",
      "venturePartner",
      "services",
      "map",
      "roadMap",
      "works",
      "voice",
      "contact",
    ],
  },
  clients: { at: "/clients", bands: ["list", "reviews", "contact"] },
  caseStudies: { at: "/case-studies", bands: ["list", "contact"] },
  caseStudy: {
    at: "/case-studies/{slug}",
    bands: [
      "facts",
      "story",
      "research",
      "implementation",
      "partnership",
      "callToAction",
      "next",
      "contact",
    ],
  },
  service: { at: "/services/{slug}", bands: ["boxes", "steps", "works", "voice", "contact"] },
  technology: {
    at: "/technologies-{name}",
    bands: ["why", "workedWith", "stories", "platforms", "contact"],
  },
  expertise: { at: "/expertise-{name}", bands: ["clients", "works", "start", "why", "contact"] },
  sales: {
    at: "/sales",
    bands: ["comparison", "next", "services", "works", "principles", "closing"],
  },
  pricing: {
    at: "/pricing",
    bands: [
      "calculator",
      "principles",
      "priceRequest",
      "voice",
      "services",
      "clients",
      "about",
      "map",
      "contact",
    ],
  },
  survey: { at: "/survey", bands: ["questions", "principles"] },
  roadMap: { at: "/dedicated-team-road-map", bands: ["stages", "after", "contact"] },
  career: {
    at: "/career",
    bands: ["points", "gallery", "feedback", "values", "join", "people", "jobs"],
  },
  vacancies: { at: "/vacancies", bands: ["list", "resume"] },
  vacancy: { at: "/vacancies/{slug}", bands: ["expectations", "others", "resume"] },
} as const;

export type BandPage = keyof typeof PAGES;
export type BandName<P extends BandPage> = (typeof PAGES)[P]["bands"][number];

const eachPage = <T>(of: (page: (typeof PAGES)[BandPage]) => T): Record<BandPage, T> =>
  Object.fromEntries(Object.entries(PAGES).map(([name, page]) => [name, of(page)])) as Record<
    BandPage,
    T
  >;

type Names = { readonly [P in BandPage]: readonly BandName<P>[] };
export const BANDS = eachPage(({ bands: names }) => names) as Names;

const listOf = <const N extends readonly string[]>(names: N) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(names)),
      v.checkItems((name, at, all) => all.indexOf(name) === at, "it is in the list twice"),
    ),
    [],
  );

type List<P extends BandPage> = ReturnType<typeof listOf<(typeof PAGES)[P]["bands"]>>;

/** The bands of each page in the owner's order; empty: the specification's. */
export const bands = v.object(
  eachPage(({ bands: names }) => listOf(names)) as { [P in BandPage]: List<P> },
);

export type Bands = Names;

/** A page's bands in their order (OWN-16). */
export const bandsOf = <P extends BandPage>(page: P, chosen: Bands): readonly BandName<P>[] =>
  chosen[page].length > 0 ? chosen[page] : BANDS[page];

/** Whether a page omits this band; `false` for an unknown name. */
export function isLeftOut(page: BandPage, name: string, chosen: Bands): boolean {
  const [all, shown]: (readonly string[])[] = [BANDS[page], bandsOf(page, chosen)];
  return Boolean(all?.includes(name)) && !shown?.includes(name);
}

/** Link targets and the band of each. */
const PLACES = {
  solutionSection: "solutions",
  services: "services",
  company: "map",
  "contact-form": "contact",
  "resume-form": "resume",
  calculator: "calculator",
  "price-request": "priceRequest",
  join: "join",
};

const PATHS = Object.entries(PAGES).map(([page, { at }]): [BandPage, RegExp] => [
  page as BandPage,
  new RegExp(at.includes("{") ? `^${prefixOf(at)}.` : `^${at.replace(/\/$/, "")}/?$`),
]);

/** The page with bands at this path. */
export const bandPageAt = (path: string): BandPage | undefined =>
  PATHS.find(([, pattern]) => pattern.test(path))?.[0];

/** What the owner switched off: no link of the site leads there. */
export interface Gone {
  off: readonly PageName[];
  /** Link targets of omitted bands, such as `home#services`. */
  places: readonly string[];
}

export const goneOf = (site: { pages: { off: readonly PageName[] }; bands: Bands }): Gone => ({
  off: site.pages.off,
  places: (Object.keys(PAGES) as BandPage[]).flatMap((page) =>
    Object.entries(PLACES)
      .filter(([, band]) => isLeftOut(page, band, site.bands))
      .map(([place]) => `${page}#${place}`),
  ),
});

/** Whether an address of the site leads to a page that is off, or to an omitted band. */
export function isGone(address: string, { off, places }: Gone): boolean {
  if (isOff(address, off)) return true;
  if (places.length === 0 || !/^\/(?![/\\]).*#/.test(address)) return false;
  if (!URL.canParse(address, "http://site")) return false;
  const { pathname, hash } = new URL(address, "http://site");
  const page = bandPageAt(pathname);
  return page !== undefined && places.includes(page + hash);
}
