/**
 * A workbook (ECMA-376) whose cells are all declared as text, so that no program evaluates them. It
 * is written in portions: neither memory nor a turn of the event loop depends on its length.
 */
import { Zip, ZipDeflate } from "fflate";

/** Maximum characters of a cell, and rows of a sheet: with more, programs refuse the whole file. */
export const MOST_OF_A_CELL = 32_767;
export const MOST_ROWS = 1_048_576;

/** Characters that XML cannot contain, even escaped. */
const NOT_XML =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/** Indexes of `cellXfs`. */
const STYLE = { plain: 0, bold: 1, wrapped: 2 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const PARTS: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="{name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Format 49 is text.
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
};

const SHEET = {
  begin: `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
  end: "</sheetData></worksheet>",
};

/** What is typed into an empty cell is text, too: no date, number or formula. */
const colsXml = (widths: readonly number[], style: number): string =>
  widths.length === 0
    ? ""
    : `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${style}"/>`).join("")}</cols>`;

/** `A` to `ZZ`. */
function columnOf(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : columnOf(Math.floor(at / 26) - 1) + letter;
}

function cell(text: string, reference: string, style?: number): string {
  const allowed = text.replace(NOT_XML, "").slice(0, MOST_OF_A_CELL).replace(NOT_XML, "");
  const escaped = allowed.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
  const look = style ?? (text.includes("\n") ? STYLE.wrapped : STYLE.plain);
  return `<c r="${reference}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

const rowXml = (cells: readonly string[], row: number, style?: number): string =>
  `<row r="${row}">${cells.map((text, at) => (text === "" ? "" : cell(text, columnOf(at) + row, style))).join("")}</row>`;

export interface Sheet {
  /** At most 31 letters. */
  name: string;
  head: readonly string[];
  /** Of the columns, in characters; without them those of the program. */
  widths?: readonly number[];
  /** Every text, not only those of several lines. */
  isWrapped?: boolean;
}

/** `portions`: some hundred rows each. */
export async function* workbook(
  { name, head, widths = [], isWrapped = false }: Sheet,
  portions: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const encoder = new TextEncoder();
  const part = (path: string): ZipDeflate => {
    const entry = new ZipDeflate(path, { level: 1 });
    zip.add(entry);
    return entry;
  };
  for (const [path, xml] of Object.entries(PARTS))
    part(path).push(encoder.encode(XML + xml.replace("{name}", name)), true);
  const sheet = part("xl/worksheets/sheet1.xml");
  const look = isWrapped ? STYLE.wrapped : undefined;
  sheet.push(
    encoder.encode(
      `${XML}${SHEET.begin}${colsXml(widths, look ?? STYLE.plain)}<sheetData>${rowXml(head, 1, STYLE.bold)}`,
    ),
  );
  let row = 1;
  for await (const rows of portions) {
    sheet.push(encoder.encode(rows.map((cells) => rowXml(cells, (row += 1), look)).join("")));
    yield* made.splice(0);
  }
  sheet.push(encoder.encode(SHEET.end), true);
  zip.end();
  yield* made.splice(0);
}
