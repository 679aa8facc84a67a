/** Pages that a company may do without (OWN-13), by where they are. */
import { decoded } from "#links/record-name.ts";

export const PAGE_NAMES = [
  "services",
  "caseStudies",
  "clients",
  "technologies",
  "expertise",
  "sales",
  "pricing",
  "survey",
  "roadMap",
  "blog",
  "article",
  "career",
  "vacancies",
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Whole paths, and beginnings of paths where one ends with `/` or `-`. */
const PLACES: Record<PageName, readonly string[]> = {
  services: ["/services/"],
  caseStudies: ["/case-studies", "/case-studies/"],
  clients: ["/clients"],
  technologies: ["/technologies-"],
  expertise: ["/expertise-"],
  sales: ["/sales"],
  pricing: ["/pricing"],
  survey: ["/survey"],
  roadMap: ["/dedicated-team-road-map"],
  blog: ["/blog", "/blog/"],
  article: ["/article/article-it-outsourcing"],
  career: ["/career", "/career/"],
  vacancies: ["/vacancies", "/vacancies/"],
};

/**
 * The page that an address of the site leads to, with its query and place if it has them;
 * `undefined` for one that is always there, and for other sites.
 */
export function pageAt(address: string): PageName | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, "http://site")) return undefined;
  const { pathname } = new URL(address, "http://site");
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, "");
  const isAt = (place: string): boolean =>
    /[/-]$/.test(place) ? path.startsWith(place) && path !== place : path === place;
  return PAGE_NAMES.find((name) => PLACES[name].some(isAt));
}

/** Whether an address leads to a page that is off. */
export function isOff(address: string, off: readonly PageName[]): boolean {
  if (off.length === 0) return false;
  const page = pageAt(address);
  return page !== undefined && off.includes(page);
}
