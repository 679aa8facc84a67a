import type { ClientCompany as Client, Image } from "@meridian/contract";
import { quoteOf } from "#app/content/quotes/read-quote.server.ts";
import type { Review } from "#app/bands/reviews/types.ts";
import { hasWords } from "#app/text/has-words.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

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
export async function readClients(
  content: ContentSource,
  t: Translate,
): Promise<ClientsContent | null> {
  const page = await content.read("clients");
  return (
    page && {
      tiles: page.client.slice(0, TILES).map((client) => tileOf(client, t)),
      entries: page.client.map((client) => entryOf(client, t)),
      reviews: page.client.flatMap((client) => reviewOf(client, t)),
    }
  );
}

function tileOf(
  { title, thumbnail, url, list_item: { project, Date: date, specialist_count, location } }: Client,
  t: Translate,
): ClientTile {
  const facts = [
    { term: t("clients.project"), detail: project },
    { term: t("clients.date"), detail: date },
    {
      term: t("clients.specialists"),
      detail: specialist_count === null ? "" : String(specialist_count),
    },
    { term: t("clients.location"), detail: location },
  ];
  return {
    name: title,
    logo: thumbnail,
    link: url,
    facts: facts.filter(({ detail }) => detail !== ""),
  };
}

function entryOf(
  { title, list_item: { project, Date: date, specialist_count, location } }: Client,
  t: Translate,
): ClientEntry {
  const [city = "", ...rest] = location.split(",").map((part) => part.trim());
  const what = [project, date].filter(Boolean).join(", ");
  const sentences = [
    what && t("clients.what", { what }),
    specialist_count === null ? "" : t("clients.people", { count: specialist_count }),
  ];
  return {
    name: title,
    city,
    country: rest.at(-1) ?? city,
    text: sentences.filter(Boolean).join(" "),
  };
}

function reviewOf(
  { title, is_client_has_review, review: { description, image, name, position } }: Client,
  t: Translate,
): Review[] {
  const quote = quoteOf(description, t);
  return is_client_has_review && hasWords(quote.text)
    ? [{ client: title, ...quote, portrait: image, name, position }]
    : [];
}
