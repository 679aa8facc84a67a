import type { ClientCompany, ClientsPage, Image } from "@meridian/contract";
import { quoteOf, type Quote } from "#app/content/quotes/read-quote.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { hasWords } from "#app/text/has-words.ts";
import type { Translate } from "@meridian/messages/messages";

export interface ClientVoice extends Quote {
  client: string;
  logo: Image | null;
  portrait: Image | null;
  name: string;
  position: string;
}

/** The flags of a review: the pages it is shown on. */
type VoicePage = "on_home" | "on_services" | "on_pricing";

/** The first review that the editor chose for a page; `null` without one, and when the host fails. */
export async function readVoice(
  content: ContentSource,
  page: VoicePage,
  t: Translate,
): Promise<ClientVoice | null> {
  const clients = await optionalBand(content, "a client's review", content.read("clients"));
  return voiceOf(clients, page, t);
}

export function voiceOf(
  clients: ClientsPage | null,
  page: VoicePage,
  t: Translate,
): ClientVoice | null {
  const chosen = clients?.client.find(
    ({ is_client_has_review, review }) =>
      is_client_has_review && review[page] && hasWords(review.description),
  );
  return chosen ? voice(chosen, t) : null;
}

function voice({ title, thumbnail, review }: ClientCompany, t: Translate): ClientVoice {
  return {
    client: title,
    logo: thumbnail,
    ...quoteOf(review.description, t),
    portrait: review.image,
    name: review.name,
    position: review.position,
  };
}
