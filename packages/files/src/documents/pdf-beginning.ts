import type { Refused } from "#documents/examine.ts";

/** The start of an indirect object; each readable PDF has one in plain bytes. */
const OBJECT = /\d[\s\0]{1,20}\d{1,10}[\s\0]{1,20}obj/;
const COMMENT = /^%[^\r\n]*/gm;
/** A tag as browsers parse it, but not an e-mail's id (`<a/b@example.com>`). */
const TAG = /<(?:!doctype\s|\/?[a-z][a-z0-9]{0,20}[\s/>](?![\w.+/$-]*@[\w.-]+>))/i;
/** Harmless tags of a notice that PHP prints before a file. */
const NOTICE = /<\/?(?:br|b|i|p|pre)\s*\/?>/gi;
/** First bytes of programs, scripts, archives and pictures, as Latin-1. */
const OTHER_KINDS = [
  "MZ",
  "\u007fELF",
  "\u00ca\u00fe\u00ba\u00be",
  "\u00ce\u00fa\u00ed\u00fe",
  "\u00cf\u00fa\u00ed\u00fe",
  "L\0\0\0\u0001\u0014\u0002",
  "#!",
  "@echo",
  "@ECHO",
  "{\\rtf",
  "\u00d0\u00cf\u0011\u00e0",
  "PK",
  "Rar!",
  "7z\u00bc\u00af",
  "\u001f\u008b",
  "MSCF",
  "ITSF",
  "GIF8",
  "\u0089PNG",
  "\u00ff\u00d8\u00ff",
];
/**
 * Lines before the header that readers skip: a print job's, HTTP or e-mail headers, a chunk size.
 */
const LEFT_LINE =
  /^\0*(?:\p{Cc}%-12345X|@PJL |HTTP\/\d|[A-Za-z][\w-]{0,60}: |[\da-fA-F]{1,8}$)|^[\s\0]*$/u;

/**
 * `header`: the header's position in `text`. `odd`: other text precedes it, which readers skip.
 * Refuses a page or another kind of file before the header or in place of the objects.
 */
export function beginningOf(text: string, header: number): "plain" | "odd" | Refused {
  const before = text
    .slice(0, header)
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .replace(/\r?\n[ \t]+/g, " ")
    .replace(NOTICE, "");
  if (TAG.test(before) || TAG.test(beforeObjects(text, header))) return { refused: "web-page" };
  if (OTHER_KINDS.some((kind) => before.startsWith(kind))) return { refused: "wrong" };
  return before.split(/\r\n|\r|\n/).every((line) => LEFT_LINE.test(line)) ? "plain" : "odd";
}

export const hasObject = (text: string): boolean => OBJECT.test(text);

/** The text before the first object, or all of it. */
function beforeObjects(text: string, header: number): string {
  const object = text.slice(header).search(OBJECT);
  return object < 0 ? text : text.slice(header, header + object).replace(COMMENT, "");
}
