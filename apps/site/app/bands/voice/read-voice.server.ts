import type { ClientCompany, ClientsPage, Image } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { cut } from "#app/text/cut.ts";
import { hasWords } from "#app/text/has-words.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { Translate } from "@meridian/messages/messages";

export interface ClientVoice {
  client: string;
  logo: Image | null;
  text: SafeHtml;
  /** A long text's beginning, when folded; `""`: the text is short. */
  excerpt: string;
  portrait: Image | null;
  name: string;
  position: string;
}

/** The flags of a review: the pages it is shown on. */
type VoicePage = "on_home" | "on_services" | "on_pricing";

/** Characters of a text that is not folded, and of the excerpt of one that is. */
const WHOLE = 600;
const EXCERPT = 360;

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
  const text = safeBlocks(review.description, t);
  return {
    client: title,
    logo: thumbnail,
    text,
    excerpt: excerptOf(plainText(text)),
    portrait: review.image,
    name: review.name,
    position: review.position,
  };
}

function excerptOf(text: string): string {
  if (!cut(text, WHOLE).isCut) return "";
  const start = cut(text, EXCERPT).text;
  return `${start.replace(/\s+\S*$/, "")}…`;
}
