import type { Image } from "@meridian/contract";
import type { Quote } from "#app/content/quotes/read-quote.server.ts";

export interface Review extends Quote {
  client: string;
  portrait: Image | null;
  name: string;
  position: string;
}
