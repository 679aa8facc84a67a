/** Texts without markup: notes, tables (CSV), appointments and cards. */
import { encodingOf } from "#documents/xml.ts";
import type { Document, Ending } from "#documents/examine.ts";

/** A file without an ending is a text, too. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  "": ".txt",
  ".txt": ".txt",
  ".text": ".txt",
  ".log": ".txt",
  ".md": ".md",
  ".csv": ".csv",
  ".tsv": ".csv",
  ".ics": ".ics",
  ".vcf": ".vcf",
};
/** No text has them: zero bytes, and controls but tab, line ends and a new page. */
// oxlint-disable-next-line no-control-regex -- these characters are what it looks for
const BINARY = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f\ufffe\uffff]/;
/**
 * A cell that a spreadsheet program calculates. A sign before a number is none, unless a call, another
 * sheet or a program follows in the cell: `-2+3+cmd|' /C calc'!A0`. Bounded, as a file is untrusted.
 */
const FORMULA =
  /(?:^|[,;|\t"\r\n])[^\S\t\r\n]*(?:[=@]|[+-](?=[a-z(]|[^,;|\t"\r\n]{0,200}(?:!|[a-z]\d{0,3}\(|[a-z]\|(?:\s?'|[^,;|\t"\r\n]{1,100}!))))/i;

/** UTF-8, UTF-16 with its mark, or Windows' western encoding; `null`: no text. */
export function decodePlainText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  const text =
    encoding === "utf-8"
      ? (decoded(bytes, "utf-8") ?? decoded(bytes, "windows-1252"))
      : decoded(bytes, encoding);
  return text === null || BINARY.test(text) ? null : text;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** `ending`: of its name, in lower case. */
export function examinePlainText(bytes: Uint8Array, ending: string): Document | null {
  const kind = ENDINGS[ending];
  const text = kind ? decodePlainText(bytes) : null;
  if (!kind || text === null) return null;
  return { ending: kind, marks: kind === ".csv" && FORMULA.test(text) ? ["active"] : [] };
}
