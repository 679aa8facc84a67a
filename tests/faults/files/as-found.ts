/** Documents by real programs: all are accepted (CON-05, SEC-08). */
import { readdirSync, readFileSync } from "node:fs";
import { ole } from "./ole.ts";
import { docx, zip } from "./zip.ts";

const TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
};
type Ending = keyof typeof TYPES;

const FOLDER = new URL("honest/", import.meta.url);
/**
 * A file is named after its program: `word` (the template of python-docx, made with Word), `chrome`
 * (printed by Chromium), LibreOffice 7.4, AbiWord 3.0, pandoc 2.17, Ghostscript 10.0, groff 1.22,
 * pdfTeX (TeX Live 2022), WeasyPrint 57.2, ReportLab 3.6, pypdf 3.4, qpdf 11.3, Poppler 22.12,
 * cairo 1.16, MuPDF 1.21, img2pdf 0.4, and of npm: docx 9.15, html-to-docx 1.8, officegen 0.6,
 * officecrypto-tool, pdf-lib 1.17, PDFKit 0.20, jsPDF 4.2, pdfmake 0.3. These are flagged:
 */
const MARKS: Record<string, string> = {
  "libreoffice-password.doc": "encrypted",
  "officecrypto-tool.docx": "encrypted",
  "pdfkit-encrypted.pdf": "encrypted",
  "qpdf-encrypted.pdf": "encrypted",
  "libreoffice-sheet.doc": "active",
  "libreoffice-sheet.docx": "active",
  "pdf-lib-attachment.pdf": "active",
  // An uncompressed .docx inside: a zip reader also opens the PDF.
  "poppler-attachment.pdf": "active",
  "pypdf-attachment.pdf": "active",
};

interface Written {
  what: string;
  name: string;
  bytes: Buffer;
  ending: Ending;
  type: string;
}

const written = (): Written[] =>
  readdirSync(FOLDER).map((name) => {
    const ending = name.split(".").at(-1) as Ending;
    const mark = MARKS[name] ? `; ${MARKS[name]}=yes` : "";
    const type = `${TYPES[ending]}${mark}`;
    return { what: name, name, bytes: readFileSync(new URL(name, FOLDER)), ending, type };
  });

const isZip = (bytes: Buffer): boolean => bytes.toString("latin1", 0, 2) === "PK";

/** A zip with backslashes in paths, as Evernote and some Windows programs write it. */
export function withBackslashes(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  for (const [signature, header] of [
    ["PK\u0003\u0004", 30],
    ["PK\u0001\u0002", 46],
  ] as const)
    for (
      let at = changed.indexOf(signature, 0, "latin1");
      at >= 0 && at + header <= changed.length;
      at = changed.indexOf(signature, at + 4, "latin1")
    ) {
      const length = changed.readUInt16LE(at + (header === 30 ? 26 : 28));
      const name = changed.subarray(at + header, at + header + length);
      name.forEach((byte, index) => byte === 0x2f && (name[index] = 0x5c));
    }
  return changed;
}

/** A PDF with an uncompressed file in a stream. */
export const attached = (file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Length ${file.length}>>\nstream\r\n`),
    file,
    Buffer.from("\r\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF\n"),
  ]);

const changed = (files: Written[], how: string, change: (bytes: Buffer) => Buffer): Written[] =>
  files.map((file) => ({ ...file, what: `${file.what} ${how}`, bytes: change(file.bytes) }));

export function asFound(): Written[] {
  const all = written();
  const zips = all.filter(({ bytes }) => isZip(bytes));
  const pdfs = all.filter(({ ending }) => ending === "pdf");
  return [
    ...all,
    ...changed(zips, "with backslashes in its paths", withBackslashes),
    ...changed(zips, "with two bytes behind its end", (bytes) =>
      Buffer.concat([bytes, Buffer.from("\r\n")]),
    ),
    ...changed(pdfs, "behind the header of a download", (bytes) =>
      Buffer.concat([
        Buffer.from("Content-Type: application/pdf\r\nContent-Length: 1234\r\n\r\n"),
        bytes,
      ]),
    ),
    ...changed(pdfs, "with lines behind its end", (bytes) =>
      Buffer.concat([bytes, Buffer.from("\r\n\r\n\0\0")]),
    ),
    ...all.flatMap((file) =>
      Object.keys(TYPES)
        .filter((ending) => ending !== file.ending)
        .map((ending) => ({
          ...file,
          what: `${file.what} named .${ending}`,
          name: `CV v2.${ending.toUpperCase()}`,
        })),
    ),
    {
      what: "a PDF with an archive in a stream",
      name: "cv.pdf",
      bytes: attached(zip([{ name: "work.txt", data: "x" }])),
      ending: "pdf",
      type: `${TYPES.pdf}; active=yes`,
    },
    {
      what: "a document of Word 95",
      name: "cv.doc",
      bytes: ole({ ident: 0xa5dc }),
      ending: "doc",
      type: TYPES.doc,
    },
    { what: "a .docx named .doc", name: "cv.doc", bytes: docx(), ending: "docx", type: TYPES.docx },
  ];
}
