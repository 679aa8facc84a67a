import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";

export interface Review {
  client: string;
  text: SafeHtml;
  portrait: Image | null;
  name: string;
  position: string;
}
