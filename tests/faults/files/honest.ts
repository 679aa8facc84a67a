/** Accepted without a flag: generated here; those of real programs are in `as-found.ts`. */
import { DOCX, field, made, named, packed, PDF, written } from "./marked.ts";
import { related } from "./outside.ts";
import { docx, DOCUMENT_PART, typed, TYPES_PART, zip } from "./zip.ts";

const honestDocx = (): [string, Buffer][] => [
  [
    "links to pages, letters and files",
    docx(related("hyperlink", "https://github.com/anna"), {
      name: "docProps/app.xml",
      data: "<Properties/>",
    }),
  ],
  ["a link to a letter", docx(related("hyperlink", "mailto:anna@example.com"))],
  [
    "a template of its author's, as an address",
    docx(
      related(
        "attachedTemplate",
        "file:///C:\\Users\\anna\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx",
        { name: "word/_rels/settings.xml.rels" },
      ),
    ),
  ],
  [
    "a template of its author's, as a path",
    docx(
      related("attachedTemplate", "C:\\Templates\\Normal.dotm", {
        name: "word/_rels/settings.xml.rels",
      }),
    ),
  ],
  [
    "a template of its author's on a Mac",
    docx(
      related("attachedTemplate", "file://localhost/Users/anna/Library/Templates/Resume.dotx", {
        name: "word/_rels/settings.xml.rels",
      }),
    ),
  ],
  [
    "a template of its author's, with escapes",
    docx(
      related("attachedTemplate", "file:///C:/Users/anna%20b/Resume.dotx", {
        name: "word/_rels/settings.xml.rels",
      }),
    ),
  ],
  [
    "a template by name alone",
    docx(related("attachedTemplate", "Resume.dotx", { name: "word/_rels/settings.xml.rels" })),
  ],
  [
    "the fields of a template",
    written(
      field(" MACROBUTTON NoMacro [Your name] ") +
        field(" PAGE ") +
        field(' HYPERLINK "https://example.com" ') +
        field(" DATE \\@ yyyy "),
    ),
  ],
  ["a skill called DDE", written("<w:r><w:t>DDE, OLE and DDEAUTO</w:t></w:r>")],
  [
    "a chart with its numbers",
    docx(
      { name: "word/embeddings/sheet1.xlsx", data: "PK\u0003\u0004", stored: true },
      related("package", "../embeddings/sheet1.xlsx", {
        mode: "",
        name: "word/charts/_rels/chart1.xml.rels",
      }),
    ),
  ],
  [
    "a drawing with a document type",
    docx({
      name: "word/media/image1.svg",
      data: '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    }),
  ],
  [
    "an attribute of 200 kB, as Word keeps its drawings",
    written(`<w:r><w:pict o:gfxdata="${"UEsDBBQABgAIAAAA".repeat(12_500)}"/></w:r>`, {
      name: "word/media/a.jpg",
      data: Buffer.from(Array.from({ length: 9000 }, (_, index) => (index * 7919) % 251)),
      stored: true,
    }),
  ],
];

/** Opened by Word or LibreOffice, but not as Word writes it. */
const oddDocx = (): [string, Buffer][] => [
  ["200 times inflated", docx({ name: "word/media/a.bin", data: Buffer.alloc(1024 * 1024) })],
  [
    "a white picture of 27 MB",
    docx({ name: "word/media/image1.bmp", data: Buffer.alloc(27_000_054, 255) }),
  ],
  ["zeros behind its end", Buffer.concat([docx(), Buffer.alloc(1024)])],
  ["a path by a detour", docx({ name: "word/../customXml/item1.xml", data: "<x/>" })],
  [
    "content types in small letters",
    zip([{ ...TYPES_PART, name: TYPES_PART.name.toLowerCase() }, DOCUMENT_PART]),
  ],
  [
    "a part in ISO-8859-1",
    docx({
      name: "word/footer1.xml",
      data: Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><x>M\u00fcller</x>', "latin1"),
    }),
  ],
  [
    "the content types of a template",
    typed((types) => types.replace("document.main", "template.main")),
  ],
];

const honestPdf = (): [string, Buffer][] => [
  ["objects in a compressed stream", packed("<</Type/Catalog/OpenAction[3 0 R/Fit]>>")],
  ["links", made("<</S/URI/URI(https://github.com/anna)>>")],
  ["a developer of React/JS", made("<</Title(React/JS developer, HTML/JavaScript (5 years))>>")],
  ...[
    ["the lines of an HTTP header", "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n"],
    ["the size of a chunk", "1ff8\r\n"],
    ["a printer's job header", "\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE = PDF\r\n"],
    [
      "the lines of an e-mail",
      'Message-ID: <a/b.c@example.com>\r\nContent-Disposition: attachment;\r\n filename="cv.pdf"\r\n\r\n',
    ],
    [
      "a notice of PHP",
      "<br />\n<b>Notice</b>:  Undefined index: a in <b>/cv.php</b> on line <b>2</b><br />\n",
    ],
  ].map(([what, before]): [string, Buffer] => [
    `behind ${what}`,
    Buffer.concat([Buffer.from(before ?? "", "latin1"), made("<<>>")]),
  ]),
  ["an outline", made("<</Type/Outlines/First 5 0 R/Last 6 0 R/Count 4>>")],
  [
    "bytes that look like an archive's end",
    Buffer.concat([made("<<>>"), Buffer.from("PK\u0005\u0006 and more of it, for twenty bytes")]),
  ],
];

export const honestFiles = () => [
  ...named("cv.docx", DOCX, [...honestDocx(), ...oddDocx()]),
  ...named("cv.pdf", PDF, honestPdf()),
];
