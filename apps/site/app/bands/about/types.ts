import type { SafeHtml } from "#app/text/html.ts";

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
