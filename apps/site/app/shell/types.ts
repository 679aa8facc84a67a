/** What header and footer are made of: plain data, cleaned, with nothing to fetch. */
import type { Menu } from "@meridian/contract";
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

export type SocialNetwork = "facebook" | "linkedin" | "behance" | "instagram";

/** What the options record says of the footer; every part may be empty (FOOT-01…FOOT-04). */
export interface FooterContent {
  columns: FooterColumn[];
  social: { network: SocialNetwork; address: string }[];
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
  /** Bands of the home page that the settings leave out: nothing links to them. */
  without: readonly ("solutionSection" | "company")[];
  email?: string | undefined;
  /** Whether who is about to leave is asked for their contacts (SH-02). */
  getInTouch: boolean;
  /** Who counts visits (SH-08). */
  analytics: CounterChoice;
  footer: FooterContent | null;
}
