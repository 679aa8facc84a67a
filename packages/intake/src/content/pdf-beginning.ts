import type { Refused } from "#content/examine.ts";

/** An indirect object, as it begins. Any PDF that a reader opens has one in plain bytes. */
const OBJECT = /\d[\s\0]{1,20}\d{1,10}[\s\0]{1,20}obj/;
const COMMENT = /^%[^\r\n]*/gm;
/** A tag, as a browser sees one, and no id of an e-mail (`<a/b@example.com>`). */
const TAG = /<(?:!doctype\s|\/?[a-z][a-z0-9]{0,20}[\s/>](?![\w.+/$-]*@[\w.-]+>))/i;
/** Tags of a notice that PHP prints before a file: they carry nothing. */
const NOTICE = /<\/?(?:br|b|i|p|pre)\s*\/?>/gi;
/** How programs, scripts, archives and pictures begin, a byte a letter. */
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
 * Lines that programs on the way leave before a header, and readers skip: of a printer's job, of
 * HTTP or an e-mail, the size of a chunk.
 */
const LEFT_LINE =
  /^\0*(?:\p{Cc}%-12345X|@PJL |HTTP\/\d|[A-Za-z][\w-]{0,60}: |[\da-fA-F]{1,8}$)|^[\s\0]*$/u;

/**
 * `text` has its header at `header`. `odd`: something else stands before it, which a reader skips;
 * a page or a file of another kind there or in place of the objects is refused.
 */
export function beginningOf(text: string, header: number): "plain" | "odd" | Refused {
  const before = text
    .slice(0, header)
    .replace(/^\u00ef\u00bb\u00bf/, "")
    // A header that goes on in the next line.
    .replace(/\r?\n[ \t]+/g, " ")
    .replace(NOTICE, "");
  if (TAG.test(before) || TAG.test(beforeObjects(text, header))) return { refused: "web-page" };
  if (OTHER_KINDS.some((kind) => before.startsWith(kind))) return { refused: "wrong" };
  return before.split(/\r\n|\r|\n/).every((line) => LEFT_LINE.test(line)) ? "plain" : "odd";
}

export const hasObject = (text: string): boolean => OBJECT.test(text);

/** Without an object, the whole file. */
function beforeObjects(text: string, header: number): string {
  const object = text.slice(header).search(OBJECT);
  return object < 0 ? text : text.slice(header, header + object).replace(COMMENT, "");
}
