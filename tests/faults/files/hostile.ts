/** Harmful files, one change from good ones. Generated: no scanner finds them here. */
import {
  DIRECTORY_AT,
  linkOf,
  MORE_TABLE_AT,
  ole,
  ROOT,
  TABLE_AT,
  WORD,
  type OleEntry,
} from "./ole.ts";
import { honestFiles } from "./honest.ts";
import { activeFiles } from "./marked.ts";
import { notSafeDocx } from "./outside.ts";
import { asFound, attached } from "./as-found.ts";
import { docx, DOCUMENT_PART, TYPES_PART, zip, type Refusal } from "./zip.ts";
import { pdf, relations, notDocx } from "./not-docx.ts";

export interface Hostile {
  what: string;
  name: string;
  bytes: Buffer;
  /** Reason of the refusal; default: `wrong`. */
  refused?: string | undefined;
}

const page = "<!doctype html><script>alert(1)</script>";
const rtf = Buffer.from("{\\rtf1 hello}");

const notPdfs = (): Refusal[] => [
  ["a Windows program", Buffer.from("MZ\u0090\u0000 program")],
  [
    "a program before a PDF's header",
    Buffer.concat([Buffer.from("MZ\u0090\u0000".padEnd(200, "\u0001")), pdf]),
  ],
  ["a Linux program", Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), pdf])],
  ["a shell script before a PDF's header", Buffer.concat([Buffer.from("#!/bin/sh\nexit\n"), pdf])],
  [
    "a page before a PDF's header",
    Buffer.concat([Buffer.from("<script>alert(1)</script>\n"), pdf]),
    "web-page",
  ],
  [
    "a page before a PDF's header, in a header line",
    Buffer.concat([Buffer.from(`Content-Type: ${page}\r\n\r\n`), pdf]),
    "web-page",
  ],
  ["a header and nothing but a page", Buffer.from(`%PDF-1.7\n${page}`), "web-page"],
  ["a header and a page in its line", Buffer.from(`%PDF-1.7 ${page}`), "web-page"],
  [
    "a header and a page far behind it",
    Buffer.from(`%PDF-1.7\n${"x ".repeat(50_000)}<svg onload=alert(1)>`),
    "web-page",
  ],
  [
    "a page with the words of an object",
    Buffer.from(`%PDF-1.7\n<html><body>1 0 obj</body></html>`),
    "web-page",
  ],
  [
    "a page between the header and the objects",
    Buffer.concat([Buffer.from(`%PDF-1.7\n${page}\n`), pdf.subarray(9)]),
    "web-page",
  ],
  ["a picture", Buffer.from("GIF89a")],
  ["a picture before a PDF's header", Buffer.concat([Buffer.from("GIF89a/*"), pdf])],
  ["a header past the first kilobyte", Buffer.concat([Buffer.alloc(1100, 32), pdf])],
  ["half a header", Buffer.from("%PD")],
  ["one byte", Buffer.from("%")],
  ["zeros", Buffer.alloc(4096)],
  ["a zip archive", zip([{ name: "Main.class", data: "x" }])],
  [
    "a PDF with an archive in a stream and another behind it",
    Buffer.concat([attached(docx()), docx()]),
  ],
  [
    "a PDF with an archive that begins before its stream",
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n`),
      zip([{ name: "Main.class", data: "\n2 0 obj<<>>\nstream\n", stored: true }]),
      Buffer.from("\nendstream endobj\n%%EOF\n"),
    ]),
  ],
  [
    "a Word document that is a PDF too",
    zip([{ name: "a", data: pdf, stored: true }, TYPES_PART, DOCUMENT_PART]),
  ],
  ["a PDF that is a zip archive too", Buffer.concat([pdf, docx()])],
  [
    "a PDF with an archive and a comment behind it",
    Buffer.concat([
      pdf,
      zip([{ name: "Main.class", data: "x" }]).subarray(0, -2),
      Buffer.from([4, 0, 1, 2, 3, 4]),
    ]),
  ],
  [
    "a PDF with an archive and one more byte behind it",
    Buffer.concat([pdf, docx(), Buffer.from("\n")]),
  ],
  [
    "a PDF with an archive and a kilobyte behind it",
    Buffer.concat([pdf, docx(), Buffer.alloc(1024, 32)]),
  ],
  ["a web page", Buffer.from(page), "web-page"],
  ["an RTF file", rtf, "rtf"],
  [
    "a PDF with an archive of the larger format behind it",
    Buffer.concat([
      pdf,
      docx().subarray(0, -22),
      Buffer.from("PK\u0006\u0007".padEnd(20, "\0")),
      Buffer.from("PK\u0005\u0006"),
      Buffer.alloc(16, 255),
      Buffer.alloc(2),
    ]),
  ],
  [
    "a printer's job header that never ends",
    Buffer.concat([Buffer.from("\u001b%-12345X"), Buffer.from(" \r\n".repeat(400))]),
  ],
];

const BOOK: OleEntry = { name: "Workbook", kind: 2, start: 2, size: 4096 };
const many = Array.from({ length: 5000 }, (_, index) =>
  index === 0 ? ROOT : { name: `s${index}`, kind: 2 },
);

const notDocs = (): Refusal[] => [
  ["a workbook", ole({ entries: [ROOT, BOOK] })],
  [
    "a workbook with a document inside",
    ole({ entries: [ROOT, { ...BOOK, right: 2 }, { name: "MBD001", kind: 1, child: 3 }, WORD] }),
  ],
  ["a storage named as the stream", ole({ entries: [ROOT, { ...WORD, kind: 1 }] })],
  [
    "macros",
    ole({ entries: [ROOT, { ...WORD, right: 2 }, { name: "Macros", kind: 1 }] }),
    "macros",
  ],
  [
    "macros that no sibling names",
    ole({ entries: [ROOT, WORD, { name: "_VBA_PROJECT", kind: 2 }] }),
    "macros",
  ],
  ["no root", ole({ entries: [] })],
  [
    "siblings in a circle",
    ole({
      entries: [ROOT, { ...BOOK, left: 1, right: 2 }, { ...BOOK, name: "b", left: 1, right: 0 }],
    }),
  ],
  ["a directory in a circle", ole({ entries: [ROOT, BOOK], poke: { [linkOf(1)]: 1 } })],
  ["a directory past the end", ole({ poke: { [DIRECTORY_AT]: 0x00ffffff } })],
  ["a directory that links past the end", ole({ poke: { [linkOf(1)]: 0x0fffffff } })],
  ["a table past the end", ole({ poke: { [TABLE_AT]: 0x00ffffff } })],
  ["a table's chain in a circle", ole({ poke: { [MORE_TABLE_AT]: 3, [512 * 5 - 4]: 3 } })],
  ["5,000 entries", ole({ entries: many })],
  ["sectors of 2^31 bytes", ole({ shift: 31 })],
  ["sectors of no size", ole({ shift: 0 })],
  ["text that is not Word's", ole({ ident: 0x1234 })],
  ["text past the end", ole({ entries: [ROOT, { ...WORD, start: 0x00ffffff }] })],
  ["a stream of no size", ole({ entries: [ROOT, { ...WORD, size: 0 }] })],
  ["its header alone", ole().subarray(0, 512)],
  ["half its header", ole().subarray(0, 40)],
  ["an RTF file", rtf, "rtf"],
  ["an RTF file behind white space", Buffer.concat([Buffer.from("\ufeff\r\n"), rtf]), "rtf"],
  ["a web page", Buffer.from(`<!-- saved -->\n${page}`), "web-page"],
  ["a web page of XHTML", Buffer.from('<?xml version="1.0"?>\n<html xmlns="x"/>'), "web-page"],
  [
    "a web page in the form of an e-mail",
    Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b'),
    "web-page",
  ],
  [
    "a document of Word 2003 in XML",
    Buffer.from('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
    "web-page",
  ],
];

const named = (name: string, made: Refusal[]): Hostile[] =>
  made.map(([what, bytes, refused]) => ({ what: `${name}: ${what}`, name, bytes, refused }));

export const hostileFiles = (): Hostile[] => [
  ...named("cv.pdf", notPdfs()),
  ...named("cv.docx", notDocx()),
  ...named("cv.docx", notSafeDocx()),
  ...named("cv.doc", notDocs()),
  { what: "a program by its own name", name: "cv.exe", bytes: pdf },
  { what: "no ending", name: "cv", bytes: pdf },
];

/** Must be accepted, or the others prove nothing. */
export const goodFiles = (): (Hostile & { type: string; ending?: string })[] => [
  ...honestFiles(),
  ...activeFiles(),
  ...asFound(),
  { what: "a PDF", name: "cv.pdf", bytes: pdf, type: "application/pdf" },
  {
    what: "a PDF behind white space",
    name: "CV.PDF",
    bytes: Buffer.concat([Buffer.from("\ufeff\r\n"), pdf]),
    type: "application/pdf",
  },
  {
    what: "an encrypted PDF",
    name: "cv.pdf",
    bytes: Buffer.concat([
      pdf,
      Buffer.alloc(300_000, 65),
      Buffer.from("trailer<</Encrypt 12 0 R>>"),
    ]),
    type: "application/pdf; encrypted=yes",
  },
  {
    what: "a PDF that runs something",
    name: "cv.pdf",
    bytes: Buffer.concat([pdf, Buffer.from("<</S/JavaScript/JS(app.alert(1))>>")]),
    type: "application/pdf; active=yes",
  },
  {
    what: "a Word document",
    name: "cv.docx",
    bytes: docx({ name: "word/media/photo.png", data: "x".repeat(5000), stored: true }),
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  {
    what: "a Word document on a template of its author's",
    name: "cv.docx",
    bytes: relations("file:///C:\\Templates\\Normal.dotx"),
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  { what: "an old Word document", name: "cv.doc", bytes: ole(), type: "application/msword" },
  {
    what: "an old Word document, encrypted",
    name: "cv.doc",
    bytes: ole({ flags: 0x0100 }),
    type: "application/msword; encrypted=yes",
  },
];
