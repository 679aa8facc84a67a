import type { Image } from "@meridian/contract";
import type { Quote } from "#app/bands/reviews/read-quote.server.ts";

export interface Review extends Quote {
  client: string;
  portrait: Image | null;
  name: string;
  position: string;
}
