import type { ClientCompany as Client, Image } from "@meridian/contract";
import type { Review } from "#app/bands/reviews/types.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import { shown } from "#app/text/has-words.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** A client's tile (CLI-02, CLI-03); empty facts are omitted. */
export interface ClientTile {
  name: string;
  logo: Image | null;
  /** `""`: no link. */
  link: string;
  facts: { term: string; detail: string }[];
}

/** A client's entry on the map. `city` and `country` are the parts of its location. */
export interface ClientEntry {
  name: string;
  city: string;
  country: string;
  /** "Payment reconciliation platform, 2019 – present. 9 specialists." */
  text: string;
}

export interface ClientsContent {
  tiles: ClientTile[];
  entries: ClientEntry[];
  reviews: Review[];
}

/** Section 9. */
const TILES = 9;

/** The clients page (CLI-01…CLI-04); `null` when the host has no such page. */
export async function readClients(content: ContentSource): Promise<ClientsContent | null> {
  const page = await content.read("clients");
  return (
    page && {
      tiles: page.client.slice(0, TILES).map(tileOf),
      entries: page.client.map(entryOf),
      reviews: page.client.flatMap(reviewOf),
    }
  );
}

function tileOf({
  title,
  thumbnail,
  url,
  list_item: { project, Date: date, specialist_count, location },
}: Client): ClientTile {
  const terms = {
    Project: project,
    Date: date,
    Specialists: specialist_count === null ? "" : String(specialist_count),
    Location: location,
  };
  return {
    name: title,
    logo: thumbnail,
    link: url,
    facts: Object.entries(terms).flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
  };
}

function entryOf({
  title,
  list_item: { project, Date: date, specialist_count, location },
}: Client): ClientEntry {
  const [city = "", ...rest] = location.split(",").map((part) => part.trim());
  const people =
    specialist_count === null
      ? ""
      : `${specialist_count} ${specialist_count === 1 ? "specialist" : "specialists"}`;
  const sentences = [[project, date].filter(Boolean).join(", "), people].filter(Boolean);
  return {
    name: title,
    city,
    country: rest.at(-1) ?? city,
    text: sentences.map((sentence) => `${sentence}.`).join(" "),
  };
}

function reviewOf({
  title,
  is_client_has_review,
  review: { description, image, name, position },
}: Client): Review[] {
  const text = shown(safeBlocks(description));
  return is_client_has_review && text
    ? [{ client: title, text, portrait: image, name, position }]
    : [];
}
