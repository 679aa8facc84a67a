import type { CaseStudy, ClientCompany as Client, Image } from "@meridian/contract";
import { nameSegment } from "@meridian/contract/record-name";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { quoteOf } from "#app/content/quotes/read-quote.server.ts";
import type { Review } from "#app/bands/reviews/types.ts";
import { hasWords } from "#app/text/has-words.ts";
import { folded } from "#app/text/search-words.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

/** A client's tile (CLI-02, CLI-03); empty facts are omitted. */
export interface ClientTile {
  name: string;
  logo: Image | null;
  /** `to` is `""`: no link. */
  link: { to: string; label: string };
  ownSite: { to: string; label: string };
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
  const [page, works] = await Promise.all([
    content.read("clients"),
    optionalBand(content, "clients' stories", content.read("portfolio")),
  ]);
  if (!page) return null;
  const storyOf = storiesIn(works ?? []);
  return {
    tiles: page.client.slice(0, TILES).map((client, at) => tileOf(client, at, storyOf, t)),
    entries: page.client.map((client) => entryOf(client, t)),
    reviews: page.client.flatMap((client, at) => reviewOf(client, at, storyOf, t)),
  };
}

/** Path of a client's case study: the record's own link to one, or that of the same name; or `""`. */
type StoryOf = (client: Pick<Client, "title" | "url">) => string;

function storiesIn(works: readonly CaseStudy[]): StoryOf {
  const byName = new Map(works.map(({ title, slug }) => [nameKey(title), slug]));
  return ({ title, url }) => {
    const slug = byName.get(nameKey(title));
    if (url.startsWith("/") || slug === undefined) return url.startsWith("/") ? url : "";
    return `/case-studies/${nameSegment(slug)}`;
  };
}

const nameKey = (title: string): string => folded(title).trim();

const reviewId = (at: number): string => `review-${at + 1}`;

/** CLI-05: its case study, else its review on this page, else its own site. */
function linkOf(client: Client, at: number, storyOf: StoryOf, t: Translate): ClientTile["link"] {
  const story = storyOf(client);
  if (story) return { to: story, label: t("pages.readStory") };
  if (reviewOf(client, at, storyOf, t).length > 0)
    return { to: `#${reviewId(at)}`, label: t("clients.review") };
  return ownSite(client);
}

const ownSite = ({ url }: Client): ClientTile["link"] => ({
  to: url,
  label: URL.canParse(url) ? new URL(url).hostname : "",
});

/** The tiles of a page without the reviews. */
export const withoutReviews = (tiles: readonly ClientTile[]): ClientTile[] =>
  tiles.map((tile) => (tile.link.to.startsWith("#") ? { ...tile, link: tile.ownSite } : tile));

function tileOf(client: Client, at: number, storyOf: StoryOf, t: Translate): ClientTile {
  const {
    title,
    thumbnail,
    list_item: { project, Date: date, specialist_count, location },
  } = client;
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
    link: linkOf(client, at, storyOf, t),
    ownSite: ownSite(client),
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

function reviewOf(client: Client, at: number, storyOf: StoryOf, t: Translate): Review[] {
  const {
    title,
    thumbnail,
    is_client_has_review,
    review: { description, image, name, position },
  } = client;
  const quote = quoteOf(description, t);
  return is_client_has_review && hasWords(quote.text)
    ? [
        {
          client: title,
          ...quote,
          portrait: image,
          name,
          position,
          id: reviewId(at),
          logo: thumbnail,
          story: storyOf(client),
        },
      ]
    : [];
}
