import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";

/** A client's review (CLI-04). */
export interface Review {
  client: string;
  text: SafeHtml;
  portrait: Image | null;
  name: string;
  position: string;
}
