import type { Image } from "@meridian/contract";
import type { Contents } from "#app/content/prose/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

/** The article (ART-01, ART-02). */
export interface ArticleContent {
  title: string;
  description: string;
  background: Image | null;
  html: SafeHtml;
  /** `picture` stands over the list on narrow screens. */
  contents: Contents & { picture: Image | null };
}
