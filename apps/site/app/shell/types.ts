/** What header and footer are made of: plain data, cleaned, with nothing to fetch. */
import type { Gone, Menu } from "@meridian/contract";
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
export interface ShellContent extends Gone {
  brand: Brand;
  menu: Menu;
  caseStudiesLink: string;
  /** Bands of the home page that have nothing to show: nothing links to them. */
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
