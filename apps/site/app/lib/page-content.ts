/** What pages and shell are made of, once content/ has read the host: plain data, cleaned, with nothing to fetch. */
import type { Image } from "@meridian/contract";
import type { CounterChoice } from "#app/lib/counter.ts";
import type { SafeHtml } from "#app/lib/html.ts";

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

/** What header and footer show on every page. `footer` is `null` when the host gave no options: the shell stands without them. */
export interface ShellContent {
  brand: Brand;
  caseStudiesLink: string;
  /** Bands of the home page that the settings leave out: nothing links to them. */
  without: readonly ("solutionSection" | "company")[];
  email?: string | undefined;
  /** Whether who is about to leave is asked for his contacts (SH-02). */
  getInTouch: boolean;
  /** Who counts visits (SH-08). */
  analytics: CounterChoice;
  footer: FooterContent | null;
}

export interface HeroContent {
  title: string;
  description: SafeHtml;
  poster: Image | null;
  /** Address of the looping video, relative to the host. */
  video: string | null;
}

export interface ProvidedItem {
  icon: Image | null;
  title: string;
  points: string[];
}

/** Page 1120, as the home page shows it (HOME-01, HOME-07). */
export interface HomeContent {
  hero: HeroContent;
  provided: { title: string; items: ProvidedItem[] };
}

export interface ClientLogo {
  name: string;
  logo: Image;
}

/** The about record: who the company is, and its figures, such as 12 years. */
export interface AboutContent {
  title: string;
  text: SafeHtml | null;
  facts: CompanyFact[];
}

export interface CompanyFact {
  term: string;
  figure: number;
}

export interface ServiceSummary {
  slug: string;
  title: SafeHtml;
  text: string;
  /** The design's drawing of it, where there is one. */
  icon: string | null;
  cover: Image | null;
}

export interface WorkSummary {
  slug: string;
  title: string;
  cover: Image | null;
  /** "London, United Kingdom, 2019 – present" */
  place: string;
  text: string;
}
