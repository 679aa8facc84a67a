/** What header and footer are made of: plain data, cleaned, with nothing to fetch. */
import type { Menu, PageName } from "@meridian/contract";
import type { CounterChoice } from "#app/analytics/counter.ts";
import type { SafeHtml } from "#app/text/html.ts";

export interface Brand {
  name: string;
  /** Without one the name stands in its place. */
  logo?: string | undefined;
}

export interface FooterColumn {
  title: string;
  links: { label: string; to: string }[];
}

/** A page of the company elsewhere. */
export interface SocialLink {
  /** As it is heard: "Meridian on LinkedIn". */
  name: string;
  address: string;
  /** File of `/icons`. */
  icon: string;
}

/** What the options record says of the footer; every part may be empty (FOOT-01…FOOT-04). */
export interface FooterContent {
  columns: FooterColumn[];
  social: SocialLink[];
  copyright: SafeHtml;
}

/**
 * What header and footer show on every page. `footer` is `null` when the host gave no options: the
 * shell stands without them.
 */
export interface ShellContent {
  brand: Brand;
  menu: Menu;
  caseStudiesLink: string;
  /** Pages that are off: nothing links to them (OWN-13). */
  off: readonly PageName[];
  /** Bands of the home page that the settings leave out: nothing links to them. */
  without: readonly ("solutionSection" | "company" | "services")[];
  email?: string | undefined;
  /** Whether who is about to leave is asked for their contacts (SH-02). */
  getInTouch: boolean;
  /** Who counts visits (SH-08). */
  analytics: CounterChoice;
  footer: FooterContent | null;
  /** The settings' networks, or the options'. */
  social: SocialLink[];
}
