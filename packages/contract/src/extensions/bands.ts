/** OWN-16: bands by page in the specified order, without first screens and single-band pages. */
import * as v from "valibot";
import { isOff, type PageName } from "#extensions/pages.ts";

const NAMES = {
  home: [
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
  clients: ["list", "reviews", "contact"],
  caseStudies: ["list", "contact"],
  caseStudy: [
    "facts",
    "story",
    "research",
    "implementation",
    "partnership",
    "callToAction",
    "next",
    "contact",
  ],
  service: ["boxes", "steps", "works", "voice", "contact"],
  technology: ["why", "workedWith", "stories", "platforms", "contact"],
  expertise: ["clients", "works", "start", "why", "contact"],
  sales: ["comparison", "next", "services", "works", "principles", "closing"],
  pricing: [
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
  survey: ["questions", "principles"],
  roadMap: ["stages", "after", "contact"],
  career: ["points", "gallery", "feedback", "values", "join", "people", "jobs"],
  vacancies: ["list", "resume"],
  vacancy: ["expectations", "others", "resume"],
} as const;

export type BandPage = keyof typeof NAMES;
export type BandName<P extends BandPage> = (typeof NAMES)[P][number];
export const BANDS: { readonly [P in BandPage]: readonly BandName<P>[] } = NAMES;

const listOf = <const N extends readonly string[]>(names: N) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(names)),
      v.checkItems((name, at, all) => all.indexOf(name) === at, "it is in the list twice"),
    ),
    [],
  );

/** The bands of each page in the owner's order; empty: the specification's. */
export const bands = v.object({
  home: listOf(NAMES.home),
  clients: listOf(NAMES.clients),
  caseStudies: listOf(NAMES.caseStudies),
  caseStudy: listOf(NAMES.caseStudy),
  service: listOf(NAMES.service),
  technology: listOf(NAMES.technology),
  expertise: listOf(NAMES.expertise),
  sales: listOf(NAMES.sales),
  pricing: listOf(NAMES.pricing),
  survey: listOf(NAMES.survey),
  roadMap: listOf(NAMES.roadMap),
  career: listOf(NAMES.career),
  vacancies: listOf(NAMES.vacancies),
  vacancy: listOf(NAMES.vacancy),
});

export type Bands = { readonly [P in BandPage]: readonly BandName<P>[] };

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

const PATHS: readonly (readonly [BandPage, RegExp])[] = [
  ["home", /^\/$/],
  ["clients", /^\/clients\/?$/],
  ["caseStudies", /^\/case-studies\/?$/],
  ["caseStudy", /^\/case-studies\/./],
  ["service", /^\/services\/./],
  ["technology", /^\/technologies-./],
  ["expertise", /^\/expertise-./],
  ["sales", /^\/sales\/?$/],
  ["pricing", /^\/pricing\/?$/],
  ["survey", /^\/survey\/?$/],
  ["roadMap", /^\/dedicated-team-road-map\/?$/],
  ["career", /^\/career\/?$/],
  ["vacancies", /^\/vacancies\/?$/],
  ["vacancy", /^\/vacancies\/./],
];

/** What the owner switched off: no link of the site leads there. */
export interface Gone {
  off: readonly PageName[];
  /** Link targets of omitted bands, such as `home#services`. */
  places: readonly string[];
}

export const goneOf = (site: { pages: { off: readonly PageName[] }; bands: Bands }): Gone => ({
  off: site.pages.off,
  places: PATHS.flatMap(([page]) =>
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
  return PATHS.some(([page, path]) => path.test(pathname) && places.includes(page + hash));
}
