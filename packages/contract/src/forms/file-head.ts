import type { FileRefusal } from "#forms/refused-file.ts";

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const RTF = /^\s*\{\\rtf/;
/** A saved page, or one in the form of an e-mail (MHTML), as Word's "Web page" formats write them. */
const WEB_PAGE =
  /^\s*(?:<!--[^>]*>\s*)*<(?:!doctype\s+html|html|head|body|script|style|meta|title|table|div|p)\b|^\s*(?:<\?xml[^>]*>\s*)<(?:!doctype\s+)?html\b|^(?:From|Subject|Date|MIME-Version|Content-Type):[\s\S]*?multipart\/related/i;
const XML = /^\s*<\?xml\s/;

/**
 * Bytes from a file's beginning that `sniffType` needs: PDF readers accept a header within the
 * first kilobyte.
 */
export const FILE_HEAD_BYTES = 1024;

export type SniffedType =
  | "application/pdf"
  | "application/zip"
  | "application/x-ole-storage"
  | "application/rtf"
  | "text/html"
  | "application/xml"
  | "application/octet-stream";

const holds = (head: Uint8Array, mark: readonly number[], at: number): boolean =>
  mark.every((byte, index) => head[at + index] === byte);

/**
 * What a file is by its first bytes: a PDF, a zip (.docx), an OLE container (.doc), a text with
 * marks that a word processor opens too, or none of them.
 */
export function sniffType(head: Uint8Array): SniffedType {
  if (holds(head, ZIP, 0)) return "application/zip";
  if (holds(head, OLE, 0)) return "application/x-ole-storage";
  for (let at = 0; at <= head.length - PDF.length; at += 1)
    if (holds(head, PDF, at)) return "application/pdf";
  return sniffText(new TextDecoder().decode(head));
}

function sniffText(text: string): SniffedType {
  if (RTF.test(text)) return "application/rtf";
  if (WEB_PAGE.test(text)) return "text/html";
  return XML.test(text) ? "application/xml" : "application/octet-stream";
}

const REFUSED: Partial<Record<SniffedType, FileRefusal>> = {
  "application/rtf": "rtf",
  "text/html": "web-page",
  "application/xml": "xml",
  "application/octet-stream": "wrong",
};

/**
 * Why a file that begins so is refused; `null` for a document of any accepted kind (CON-05). The
 * ending of its name does not count: a .docx named .doc is a document.
 */
export const headRefusal = (head: Uint8Array): FileRefusal | null =>
  REFUSED[sniffType(head)] ?? null;
