/** Which documents have an address of their own on the site, and which. */

/** What stands before the slug, by kind. */
const PREFIXES = {
  services: "/services/",
  "case-studies": "/case-studies/",
  vacancies: "/vacancies/",
  "blog-posts": "/blog/",
  technologies: "/technologies-",
  expertise: "/expertise-",
  // Last: any address begins so.
  "landing-pages": "/",
} as const;

export type AddressedKind = keyof typeof PREFIXES;
export const isAddressed = (kind: string): kind is AddressedKind => kind in PREFIXES;
export const ADDRESSED = Object.keys(PREFIXES).filter(isAddressed);

/** Kinds whose records a text can link to, whatever their addresses. */
export const LINKABLE = [...ADDRESSED, "career-posts"] as const;
export const isLinkable = (kind: string): boolean => LINKABLE.some((one) => one === kind);

/** The path of a document's page. */
export const pathOf = (kind: AddressedKind, slug: string): string => PREFIXES[kind] + slug;

/** The document whose page would be at `path`; `null` where no kind has such addresses. */
export function placeOf(path: string): { kind: AddressedKind; slug: string } | null {
  const kind = ADDRESSED.find((one) => path.startsWith(PREFIXES[one]));
  const slug = kind ? path.slice(PREFIXES[kind].length) : "";
  return kind && slug !== "" && (kind === "landing-pages" || !slug.includes("/"))
    ? { kind, slug }
    : null;
}
