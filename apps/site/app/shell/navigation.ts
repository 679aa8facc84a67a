/** The header's links (NAV-01), by the configured address of the success stories. */
export interface NavigationLink {
  label: string;
  to: string;
}

export const navigationLinks = (caseStudiesLink: string): NavigationLink[] => [
  { label: "Our solutions", to: "/#solutionSection" },
  { label: "Services", to: "/#services" },
  { label: "Success Stories", to: caseStudiesLink },
  { label: "Company", to: "/#company" },
  { label: "Career", to: "/career" },
];

/** `aria-current` of a header link (NAV-06): the page itself, or `true` for a page below it. A place on a page is never current. */
export function currentMark(to: string, pathname: string): "page" | true | undefined {
  if (to.includes("#")) return undefined;
  if (pathname === to) return "page";
  return to !== "/" && pathname.startsWith(`${to}/`) ? true : undefined;
}

/** Where "Contact Us" leads (NAV-02). */
export const contactAddress = (pageHasForm: boolean): string => (pageHasForm ? "#contact-form" : "/#contact-form");
