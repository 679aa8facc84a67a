import type { Image } from "@meridian/contract";
import type { ProvidedContent } from "#app/bands/services/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

export interface HeroContent {
  title: string;
  description: SafeHtml;
  poster: Image | null;
  /** Address of the looping video, relative to the host. */
  video: string | null;
}

/** Page 1120, as the home page shows it (HOME-01, HOME-07). */
export interface HomeContent {
  hero: HeroContent;
  provided: ProvidedContent;
}
