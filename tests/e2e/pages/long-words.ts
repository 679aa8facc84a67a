/** The demo content with a word of 97 letters in every text. */
import type { Json } from "./odd-records.ts";

export const WORD =
  "Pneumonoultramicroscopicsilicovolcanoconiosisundfeuerwehrrettungshubschraubernotlandeplatzaufsehx";

/** Not texts: addresses, names of records, choices. */
const NO_TEXT =
  /^(?:id|slug|path|link|url|to|from|image|img|logo\w*|mark|poster|video|thumbnail\w*|avatar|\w*_image|\w*_video\w*|featured_image_url|icon|type|value|side|timeZone|opens|closes|ground|drawing|currency|teams?|region|status|post_status|post_name|canonical|email|phone|date|Date|valid_through|posted|figure|general_name)$/;
/** Addresses, ids, figures and days. */
const NO_WORDS = /^(?:[/#]|https?:|[\w-]+(?:\/[\w.-]+)+$|[\d\s.,:+%$€-]*$|\d{4}-\d\d)/;

const inHtml = (html: string): string =>
  html.replace(/>([^<>]*[\p{L}][^<>]*)</gu, (_, text: string) => `>${text} ${WORD}<`);

/** Adds the word to each text. The field's name decides where the value does not. */
export function withLongWords(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value as Json).map(([key, inner]) => [key, withLongWords(inner, key)]),
    );
  if (typeof value !== "string" || NO_TEXT.test(name) || NO_WORDS.test(value)) return value;
  return value.includes("</") ? inHtml(value) : `${WORD} ${value} ${WORD}`;
}
