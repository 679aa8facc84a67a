/** The host's part of the page (ERR-03), from one read of the clients record. */
import type { ClientsPage, Image } from "@meridian/contract";
import { quoteOf, type Quote } from "#app/content/quotes/read-quote.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { hasWords } from "#app/text/has-words.ts";
import type { ClientLogo } from "#app/bands/client-logos/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

/** Logos that fit in two lines next to the form. */
const MARKS = 6;

export interface Voice extends Quote {
  name: string;
  position: string;
  portrait: Image | null;
}

/** The first logos and the shortest review; nothing when the host fails, which is reported. */
export async function readSalesClients(
  content: ContentSource,
  t: Translate,
): Promise<{ marks: ClientLogo[]; voice: Voice | null }> {
  const page = await optionalBand(content, "clients", content.read("clients"));
  return { marks: marksOf(page).slice(0, MARKS), voice: voicesOf(page, t)[0] ?? null };
}

const marksOf = (page: ClientsPage | null): ClientLogo[] =>
  (page?.client ?? []).flatMap(({ title, thumbnail }) =>
    thumbnail ? [{ name: title, logo: thumbnail }] : [],
  );

/** Reviews, the shortest first: it is set large next to the steps. */
const voicesOf = (page: ClientsPage | null, t: Translate): Voice[] =>
  (page?.client ?? [])
    .filter(
      ({ is_client_has_review, review }) => is_client_has_review && hasWords(review.description),
    )
    .map(({ review }) => ({
      ...quoteOf(review.description, t),
      name: review.name,
      position: review.position,
      portrait: review.image,
    }))
    .toSorted((a, b) => a.text.length - b.text.length);
