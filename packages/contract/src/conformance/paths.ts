/**
 * What can be asked that no call lists: the site's own pages, and what a host's replies link to.
 */

/**
 * Pages that are always there (routes.ts of the site; the house test compares). `""` is the home
 * page.
 */
export const OWN_PATHS = [
  "",
  "clients",
  "case-studies",
  "survey",
  "career",
  "vacancies",
  "privacy-policy",
  "terms-of-use",
  "article/article-it-outsourcing",
  "blog",
  "dedicated-team-road-map",
  "sales",
  "pricing",
];

export interface Linked {
  technologies: Set<string>;
  expertise: Set<string>;
  careerPosts: Set<string>;
}

// A link ends there; a file's name goes on with its ending.
const FIELD = /["/](technologies|expertise)-([a-z0-9][a-z0-9-]*)(?=\/?["?#\\<])/g;
const CAREER = /\/career\/(\d{1,9})(?=\/?["?#\\<])/g;

/**
 * Technology and expertise pages and career posts that are linked to, or named, anywhere in these
 * replies.
 */
export function linkedIn(replies: readonly unknown[]): Linked {
  const found: Linked = { technologies: new Set(), expertise: new Set(), careerPosts: new Set() };
  for (const reply of replies) {
    const text = JSON.stringify(reply) ?? "";
    for (const [, kind = "", name = ""] of text.matchAll(FIELD))
      found[kind === "technologies" ? kind : "expertise"].add(name);
    for (const [, id = ""] of text.matchAll(CAREER)) found.careerPosts.add(id);
  }
  return found;
}

/**
 * A host as a person writes it: its origin, and the path in front of `/api` where there is one.
 * `undefined` for what is no address.
 */
export function hostOf(written: string): string | undefined {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (written === "" || !URL.canParse(address)) return undefined;
  const { origin, pathname, hostname } = new URL(address);
  return hostname === ""
    ? undefined
    : origin + pathname.replace(/\/(api)?\/*$/, "").replace(/\/+$/, "");
}
