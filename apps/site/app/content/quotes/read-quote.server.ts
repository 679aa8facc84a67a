import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import { cut } from "#app/text/cut.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { Translate } from "@meridian/messages/messages";

export interface Quote {
  text: SafeHtml;
  /** A long text's beginning, when folded; `""`: the text is short. */
  excerpt: string;
}

/** Characters of a text that is not folded, and of the excerpt of one that is. */
const WHOLE = 600;
const EXCERPT = 360;

export function quoteOf(html: string, t: Translate): Quote {
  const text = safeBlocks(html, t);
  return { text, excerpt: excerptOf(plainText(text)) };
}

function excerptOf(text: string): string {
  if (!cut(text, WHOLE).isCut) return "";
  const start = cut(text, EXCERPT).text;
  return `${start.replace(/\s+\S*$/, "")}…`;
}
