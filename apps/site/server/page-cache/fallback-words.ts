/**
 * Words of the program that the page's language lacks are in English: their elements get `lang`
 * (LANG-01), so that a screen reader speaks English there. An attribute more does not disturb
 * islands, which another element would.
 */
import { CLOSES, FALLBACK, OPENS } from "@meridian/messages/marked-fallback";
import { Parser } from "htmlparser2";

const MARKS = new RegExp(`[${OPENS}${CLOSES}]`, "gu");
const ENDS = /\/?>$/;

interface Element {
  /** Where the opening tag ends. */
  end: number;
  hasLanguage: boolean;
  /** Directly in it: words of the fallback, other words. */
  isFallback: boolean;
  /** In an attribute such as `alt`. */
  isNamed: boolean;
  hasWords: boolean;
  inner: Element[];
}

/** No element's words. */
const CODE = new Set(["script", "style", "html", "head", "body"]);

/** Without marks; each element with marked words has the language's code. */
export function withLanguages(html: string): string {
  if (!html.includes(OPENS)) return html;
  const page = /^<!doctype html><html\b[^>]* lang="([\w-]+)"/i.exec(html)?.[1] ?? "";
  const places = placesIn(html, page).toSorted((a, b) => b.at - a.at);
  let written = html;
  for (const { at, lang } of places)
    written = `${written.slice(0, at)} lang="${lang}"${written.slice(at)}`;
  return written.replace(MARKS, "");
}

/** A feed or another file. */
export const withoutMarks = (bytes: Buffer): Buffer =>
  bytes.includes(OPENS) ? Buffer.from(bytes.toString("utf8").replace(MARKS, "")) : bytes;

interface Place {
  at: number;
  lang: string;
}

function placesIn(html: string, page: string): Place[] {
  const places: Place[] = [];
  const open: Element[] = [];
  const write = ({ end }: Element, lang: string): void => {
    const tag = html.slice(0, end + 1);
    places.push({ at: tag.search(ENDS), lang });
  };
  const close = (element: Element): void => {
    const { hasLanguage, isFallback, isNamed, hasWords, inner } = element;
    if (hasLanguage) return;
    if (!isFallback && !(isNamed && !hasWords)) return;
    write(element, FALLBACK);
    // The page's words in it, such as a link's, stay in the page's language.
    for (const one of inner)
      if (one.hasWords && !one.isFallback && !one.hasLanguage) write(one, page);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push({
          end: parser.endIndex,
          hasLanguage: CODE.has(name) || attributes.lang !== undefined,
          isFallback: false,
          isNamed: Object.values(attributes).some((value) => value.includes(OPENS)),
          hasWords: false,
          inner: [],
        });
      },
      ontext(text) {
        const element = open.at(-1);
        if (!element || text.trim() === "") return;
        if (text.includes(OPENS)) element.isFallback = true;
        for (const one of open) one.hasWords = true;
      },
      onclosetag() {
        const element = open.pop();
        if (!element) return;
        open.at(-1)?.inner.push(element);
        close(element);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return places;
}
