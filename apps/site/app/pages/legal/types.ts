import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

/** Privacy policy or terms of use (LEGAL-01). `notice`: the words before the first clause. */
export interface LegalContent {
  title: string;
  head: string;
  notice: SafeHtml;
  html: SafeHtml;
  contents: ContentsItem[];
}
