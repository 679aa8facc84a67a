/** What the clients page is made of, once content/ has read it. */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";

/** A client's tile (CLI-02, CLI-03); only the facts that say something. */
export interface ClientTile {
  name: string;
  logo: Image | null;
  /** `""` when it leads nowhere. */
  link: string;
  facts: { term: string; detail: string }[];
}

/** A client as the map speaks of it. `city` and `country` are the parts of its location. */
export interface ClientEntry {
  name: string;
  city: string;
  country: string;
  /** "Payment reconciliation platform, 2019 – present. 9 specialists." */
  text: string;
}

/** A client's review (CLI-04). */
export interface Review {
  client: string;
  text: SafeHtml;
  portrait: Image | null;
  name: string;
  position: string;
}

export interface ClientsContent {
  tiles: ClientTile[];
  entries: ClientEntry[];
  reviews: Review[];
}
