import { decode } from "html-entities";

/** Words in WordPress's own excerpts. */
const WORDS = 55;
/** Characters inspected. */
const LONGEST = 20_000;

/** WordPress ends generated excerpts with `[…]`; the site shows `…`. */
export const withoutBrackets = (excerpt: string): string =>
  excerpt.replace(/\s*\[(?:…|\.{3})\]\s*$/, "…");

/**
 * Removes plugins' shortcodes, which have attributes, an end or a name of WordPress: `[sic]` stays.
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

/** Tags within a word: removed without a space. */
const WITHIN_WORDS =
  /<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)\b[^<>]*>/gi;

/** The first words of HTML as plain text, with `…` if more follow; `""` without words. */
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
