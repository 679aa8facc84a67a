/** Small files with text, as applicants send them. */
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** `pages`: what a page's content stream has, in Latin-1; in Helvetica. */
export function pdfOf(pages: readonly (string | Buffer)[], filter = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (...content: (string | Buffer)[]): void => {
    for (const one of content) {
      const bytes = typeof one === "string" ? Buffer.from(one, "latin1") : one;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (...content: (string | Buffer)[]): void => {
    places.push(length);
    add(`${places.length} 0 obj\n`, ...content, "\nendobj\n");
  };
  object("<</Type/Catalog/Pages 2 0 R>>");
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ");
  object(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>");
  for (const [at, page] of pages.entries()) {
    const content = Buffer.from(page as string, "latin1");
    const resources = "/Resources<</Font<</F1 3 0 R>>>>";
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 300]${resources}/Contents ${5 + 2 * at} 0 R>>`,
    );
    object(`<</Length ${content.length}${filter}>>stream\n`, content, "\nendstream");
  }
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = places.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${table}`);
  add(`trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A page with these lines. */
export const pageOf = (...lines: string[]): string =>
  `BT /F1 12 Tf 20 250 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(" ")} ET`;

/** A page with a filled square, as a scan has a picture. */
export const PICTURE = "0 0 1 rg 10 10 50 50 re f";

/** Unpacks to this many megabytes of a page. */
export function bombOf(megabytes: number): Buffer {
  const page = deflateSync(deflateSync(Buffer.alloc(megabytes * 1024 * 1024, " ")));
  return pdfOf([page], "/Filter[/FlateDecode/FlateDecode]");
}

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DOCUMENT = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export const docxOf = (...paragraphs: string[]): Buffer =>
  Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(
        `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/word/document.xml" ContentType="${DOCUMENT}"/></Types>`,
      ),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      "word/document.xml": strToU8(
        `<w:document xmlns:w="${W}"><w:body>${paragraphs.map((one) => `<w:p><w:r><w:t>${one}</w:t></w:r></w:p>`).join("")}</w:body></w:document>`,
      ),
    }),
  );
