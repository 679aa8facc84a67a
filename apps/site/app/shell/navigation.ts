/** A link of the header (NAV-01). */
export interface NavigationLink {
  label: string;
  to: string;
  /** Pages elsewhere that belong to it, as the design marks them; each with those below it. */
  holds?: readonly string[];
}

interface Bands {
  /** Where "Success Stories" leads. */
  caseStudiesLink: string;
  /** Bands of the home page that the settings leave out. */
  without: readonly ("solutionSection" | "company")[];
}

const allLinks = (caseStudiesLink: string): NavigationLink[] => [
  { label: "Our solutions", to: "/#solutionSection" },
  { label: "Services", to: "/#services", holds: ["/services"] },
  { label: "Success Stories", to: caseStudiesLink, holds: ["/clients"] },
  { label: "Company", to: "/#company", holds: ["/blog"] },
  { label: "Career", to: "/career", holds: ["/vacancies"] },
];

/** The header's links (NAV-01): none to a band that is not there. */
export const navigationLinks = ({ caseStudiesLink, without }: Bands): NavigationLink[] =>
  allLinks(caseStudiesLink).filter(({ to }) => !without.some((band) => to === `/#${band}`));

const isWithin = (pathname: string, place: string): boolean =>
  pathname === place || pathname.startsWith(`${place}/`);

/**
 * `aria-current` of a header link (NAV-06): the page itself, or `true` for a page that belongs to
 * it. A place on a page is never the page itself.
 */
export function currentMark(
  { to, holds = [] }: Pick<NavigationLink, "to" | "holds">,
  pathname: string,
): "page" | true | undefined {
  if (pathname === to) return "page";
  return (to !== "/" && isWithin(pathname, to)) || holds.some((place) => isWithin(pathname, place))
    ? true
    : undefined;
}

/** Where "Contact Us" leads (NAV-02). */
export const contactAddress = (pageHasForm: boolean): string =>
  pageHasForm ? "#contact-form" : "/#contact-form";
