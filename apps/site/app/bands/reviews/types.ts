import type { Image } from "@meridian/contract";
import type { Quote } from "#app/content/quotes/read-quote.server.ts";

export interface Review extends Quote {
  client: string;
  portrait: Image | null;
  name: string;
  position: string;
  /** Target of links to it. */
  id?: string;
  logo?: Image | null;
  /** Address of the client's case study; `""`: none. */
  story?: string;
}
