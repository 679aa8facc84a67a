import type { LegalPage } from "@meridian/contract";
import { partsOf } from "#app/content/prose/parts.ts";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { ContentsItem } from "#app/content/prose/types.ts";
import type { Translate } from "@meridian/messages/messages";

/** Privacy policy or terms of use (LEGAL-01). `notice`: the text before the first clause. */
export interface LegalContent {
  title: string;
  head: string;
  notice: SafeHtml;
  html: SafeHtml;
  contents: ContentsItem[];
}

export type LegalCall = "privacyPolicy" | "termsOfUse";

/** A legal page (LEGAL-01); `null` when the host has none. */
export async function readLegal(
  content: ContentSource,
  call: LegalCall,
  t: Translate,
): Promise<LegalContent | null> {
  const page = await content.read(call);
  return page && legalOf(page, content, t);
}

export function legalOf(
  { head_text, title, description }: LegalPage,
  content: Pick<ContentSource, "ownPath">,
  t: Translate,
): LegalContent | null {
  const { html, headings } = proseOf(description, { content, ids: createHeadingIds(), top: 2, t });
  if (title === "" && html === "") return null;
  const begin = html.search(/<(?:section|h2)\b/);
  return {
    title: title || head_text,
    head: title === "" ? "" : head_text,
    // The cut is before a tag, so both parts stay sanitized.
    notice: (begin > 0 ? html.slice(0, begin) : "") as SafeHtml,
    html: withHungNumbers(begin > 0 ? html.slice(begin) : html) as SafeHtml,
    contents: partsOf(headings).map(({ id, title: clause }) => ({
      id,
      title: clause.replace(NUMBER, ""),
    })),
  };
}

const NUMBER = /^\d+[.)]\s+/;

/** Wraps the number of a clause's title in a span, for hanging numbers. */
const withHungNumbers = (html: string): string =>
  html.replace(/(<h2(?: id="[^"]*")?>)(\d+)[.)]\s+/g, "$1<span>$2</span> ");
