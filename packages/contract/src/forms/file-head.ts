import type { BeginningRefusal } from "#forms/refused-file.ts";

/** Bytes that decide a file's kind: PDF readers accept a header within the first kilobyte. */
export const FILE_HEAD_BYTES = 1024;

const ZIP = "PK\u0003\u0004";
const OLE = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";
const PDF = "%PDF-";

type Head = Uint8Array | ArrayBuffer | undefined;

/** One byte per character; empty for an unreadable file. */
const textOf = (head: Head): string => new TextDecoder("latin1").decode(head);

/**
 * Why a file is refused by its beginning; `null` for a document of any accepted kind (CON-05),
 * whatever its ending: a .docx named .doc is accepted. White space and a byte-order mark may
 * precede a text; Word writes web pages in the form of an e-mail (MHTML).
 */
export function headRefusal(head: Head): BeginningRefusal | null {
  const text = textOf(head);
  if (text.startsWith(ZIP) || text.startsWith(OLE) || text.includes(PDF)) return null;
  if (/^\W*\{\\rtf/.test(text)) return "rtf";
  return /^\W*<|multipart\/related/i.test(text) ? "web-page" : "wrong";
}

const OTHERS = {
  rtf: "application/rtf",
  "web-page": "text/html",
  wrong: "application/octet-stream",
} as const satisfies Record<BeginningRefusal, string>;

export type SniffedType =
  | "application/pdf"
  | "application/zip"
  | "application/x-ole-storage"
  | (typeof OTHERS)[BeginningRefusal];

/** A file's kind by its first bytes: PDF, zip (.docx), OLE (.doc), a text format, or none. */
export function sniffType(head: Uint8Array): SniffedType {
  const text = textOf(head);
  if (text.startsWith(ZIP)) return "application/zip";
  if (text.startsWith(OLE)) return "application/x-ole-storage";
  return text.includes(PDF) ? "application/pdf" : OTHERS[headRefusal(head) ?? "wrong"];
}
