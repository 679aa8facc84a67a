/** Plain, sanitized data. */
import type { Gone, Menu } from "@meridian/contract";
import type { CounterChoice } from "#app/analytics/counter.ts";
import type { SafeHtml } from "#app/text/html.ts";

export interface Brand {
  name: string;
  logo?: string | undefined;
  logoOnDark?: string | undefined;
}

export interface FooterColumn {
  title: string;
  links: { label: string; to: string }[];
}

export interface SocialLink {
  /** "Meridian on LinkedIn". */
  name: string;
  address: string;
  /** File in `/icons`. */
  icon: string;
}

/** Any part may be empty (FOOT-01…FOOT-04). */
export interface FooterContent {
  columns: FooterColumn[];
  social: SocialLink[];
  copyright: SafeHtml;
}

/** On every page. `footer`: `null` when the host provides no options. */
export interface ShellContent extends Gone {
  brand: Brand;
  menu: Menu;
  caseStudiesLink: string;
  /** Bands of the home page without content, which get no links. */
  without: readonly ("solutionSection" | "company" | "services")[];
  email?: string | undefined;
  /** The modal for leaving visitors (SH-02). */
  getInTouch: boolean;
  /** SH-08. */
  analytics: CounterChoice;
  dark: boolean;
  footer: FooterContent | null;
  /** From the settings, else from the options. */
  social: SocialLink[];
}
