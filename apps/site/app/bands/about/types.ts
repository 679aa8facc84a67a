import type { SafeHtml } from "#app/text/html.ts";

export interface AboutContent {
  title: string;
  text: SafeHtml | null;
  facts: CompanyFact[];
}

export interface CompanyFact {
  term: string;
  figure: number;
}
