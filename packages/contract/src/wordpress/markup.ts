/**
 * Distinguishes markup from other `<…>`. Hosts send HTML (`R&amp;D`, `Vec&lt;T&gt;`), but WordPress
 * fields often have the text as typed: `Vec<T>` is not a tag.
 */
import { decode } from "html-entities";
import { escapeText, withoutControls } from "#escape.ts";

/** Always markup: they format words. */
const FORMATS = new Set(
  (
    "a abbr acronym address b bdi bdo big blockquote br center cite code dd del dfn div dl dt em " +
    "font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark nobr ol p pre q s samp small span strike " +
    "strong sub sup tt u ul var wbr"
  ).split(" "),
);
/** Markup only with an attribute or in a pair: `HTML: <section>` is a text. */
const OTHERS = new Set(
  (
    "applet area article aside audio base body button canvas caption col colgroup data datalist " +
    "details dialog embed fieldset figcaption figure footer form frame frameset head header " +
    "hgroup html iframe input label legend link main map marquee math menu meta meter nav " +
    "noembed noframes noscript object optgroup option output param picture progress rp rt ruby " +
    "script search section select slot source style summary svg table tbody td template textarea " +
    "tfoot th thead time title tr track video xmp"
  ).split(" "),
);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>/gi;
const ATTRIBUTE = /\s[a-z][\w:-]*\s*=/i;

function withTags(raw: string, write: (tag: string, isMarkup: boolean) => string): string {
  if (!raw.includes("<")) return raw;
  const opened = new Set<string>();
  const closed = new Set<string>();
  for (const [, end, name = ""] of raw.matchAll(TAG)) (end ? closed : opened).add(name);
  const isMarkup = (name: string, rest: string): boolean => {
    const isPaired = opened.has(name) && closed.has(name);
    const small = name.toLowerCase();
    // `<T>`, `<Code>` and `<Data>` are program types; HTML is in lower case or all capitals.
    const isCased = name === small || (name.length > 1 && name === name.toUpperCase());
    if (FORMATS.has(small)) return isCased || isPaired;
    return OTHERS.has(small) && (isPaired || (isCased && ATTRIBUTE.test(rest)));
  };
  return raw.replace(TAG, (tag, _, name: string, rest: string) => write(tag, isMarkup(name, rest)));
}

/** HTML as plain text, without markup, entities and control characters. */
export const wordsOf = (raw: string): string =>
  withoutControls(decode(withTags(raw, (tag, isMarkup) => (isMarkup ? "" : tag))));

/** Escapes `<…>` that is not markup, so that a browser shows it. */
export const escapeWords = (raw: string): string =>
  withTags(raw, (tag, isMarkup) => (isMarkup ? tag : escapeText(tag)));

/** Whether a text contains any markup. */
export function hasMarkup(raw: string): boolean {
  let found = false;
  withTags(raw, (tag, isMarkup) => {
    found ||= isMarkup;
    return tag;
  });
  return found;
}

/** Removes entities of characters that HTML forbids. */
export const withoutForbidden = (html: string): string =>
  withoutControls(html).replace(/&#(?:x[\da-f]{1,6}|\d{1,7});?/gi, (reference) =>
    withoutControls(decode(reference)) === "" ? "" : reference,
  );
