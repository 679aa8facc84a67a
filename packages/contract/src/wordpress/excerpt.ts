/** What stands for a text where only its beginning is shown. */
import { decode } from "html-entities";

/** As many as WordPress's own excerpts have. */
const WORDS = 55;
/** A text is looked at no further: its first words are what is wanted. */
const LONGEST = 20_000;

/** WordPress ends an excerpt of its own making with `[…]`, which says no more than `…`. */
export const withoutBrackets = (excerpt: string): string =>
  excerpt.replace(/\s*\[(?:…|\.{3})\]\s*$/, "…");

/**
 * Codes that plugins put something in the place of. `[sic]` is none: a code has attributes, an end,
 * or one of WordPress's own names.
 */
export function withoutShortcodes(html: string): string {
  const ended = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return html
    .replace(/\[(wp_)?caption\b[^\]]*\][^]*?\[\/\1?caption\]/gi, " ")
    .replace(/\[\/?([a-z][\w-]*)([^[\]]*)\]/gi, (whole, name: string, rest: string) =>
      whole.startsWith("[/") || rest.includes("=") || ended.has(name) || OWN.has(name)
        ? " "
        : whole,
    );
}
const OWN = new Set(["audio", "caption", "embed", "gallery", "playlist", "video"]);

/** Tags that may stand within a word: nothing is put in their place. */
const WITHIN_WORDS =
  /<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)\b[^<>]*>/gi;

/** The first words of HTML as plain text, with `…` where it goes on; `""` where it has none. */
export function beginningOf(html: string): string {
  const words = decode(
    withoutShortcodes(html.slice(0, LONGEST))
      .replace(/<(script|style|noscript)\b[^]*?(?:<\/\1>|$)/gi, " ")
      .replace(/<!--[^]*?(?:-->|$)/g, " ")
      .replace(WITHIN_WORDS, "")
      .replace(/<[^<>]*(?:>|$)/g, " "),
  )
    .split(/\s+/)
    .filter(Boolean);
  if (words.length <= WORDS) return words.join(" ");
  return `${words
    .slice(0, WORDS)
    .join(" ")
    .replace(/[.,;:–—-]+$/, "")}…`;
}
