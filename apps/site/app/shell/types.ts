/** Props of header and footer: plain, sanitized data. */
import type { Gone, Menu } from "@meridian/contract";
import type { CounterChoice } from "#app/analytics/counter.ts";
import type { PageTags } from "#app/analytics/tags/page-tags.ts";
import type { PageLanguage } from "#app/shell/languages/page-languages.server.ts";
import type { SafeHtml } from "#app/text/html.ts";

export interface Brand {
  name: string;
  logo?: string | undefined;
  logoOnDark?: string | undefined;
}

interface FooterLink {
  label: string;
  to: string;
}

/** `again`: in a column, too. */
export interface LegalLink extends FooterLink {
  again: boolean;
}

export interface FooterColumn {
  title: string;
  links: FooterLink[];
}

export interface SocialLink {
  /** Accessible name: "Meridian on LinkedIn". */
  name: string;
  address: string;
  /** File in `/icons`. */
  icon: string;
}

/** The footer's part of the options record; every part may be empty (FOOT-01…FOOT-04). */
export interface FooterContent {
  columns: FooterColumn[];
  /** Those of the columns' links that phones show next to the copyright, too, and further ones. */
  legal: LegalLink[];
  social: SocialLink[];
  copyright: SafeHtml;
}

/** Header and footer of every page. `footer`: `null` when the host provides no options. */
export interface ShellContent extends Gone {
  brand: Brand;
  menu: Menu;
  caseStudiesLink: string;
  /** Bands of the home page without content: no link points to them. */
  without: readonly ("solutionSection" | "company" | "services")[];
  email?: string | undefined;
  /** Whether the get-in-touch modal is on (SH-02). */
  getInTouch: boolean;
  /** The analytics provider (SH-08). */
  analytics: CounterChoice;
  /** Tags that run with consent (OWN-150); `null`: none is on. */
  tags: PageTags | null;
  dark: boolean;
  footer: FooterContent | null;
  /** `[]` on a site of one language. */
  languages: PageLanguage[];
  /** The others that have the page. */
  offered: PageLanguage[];
  /** From the settings, or else from the options. */
  social: SocialLink[];
}
