/** The rows of a spreadsheet that is no Excel workbook: OpenDocument, and text with separators. */
import type { AttributeOf, Watch } from "@meridian/files/documents/xml";
import { MOST_COLUMNS, MOST_ROWS, storable, UnreadableFile } from "#translations/files/returned.ts";

/** OpenDocument's `content.xml`: a cell's paragraphs are its lines, and spaces are elements. */
export class OpenDocumentRows implements Watch {
  readonly rows: string[][] = [];
  #column = 0;
  #repeated = 1;
  #lines = 0;
  #isAside = 0;

  see(element: string, of: AttributeOf): void {
    if (this.#isAside > 0 || element === "annotation") this.#isAside += 1;
    else if (element === "table-row" && this.rows.length < MOST_ROWS) {
      this.rows.push([]);
      this.#column = 0;
    } else if (element === "table-cell" || element === "covered-table-cell") {
      this.#repeated = Number(of("number-columns-repeated")) || 1;
      this.#lines = 0;
    } else if (element === "p") this.#add((this.#lines += 1) > 1 ? "\n" : "");
    else if (element === "s") this.#add(" ".repeat(Math.min(Number(of("c")) || 1, 100)));
    else if (element === "tab") this.#add("\t");
    else if (element === "line-break") this.#add("\n");
  }

  text(_element: string, text: string): void {
    // Outside a paragraph it is the indentation of the file.
    if (this.#isAside === 0 && this.#lines > 0) this.#add(storable(text));
  }

  leave(element: string): void {
    if (this.#isAside > 0) this.#isAside -= 1;
    else if (element === "table-cell" || element === "covered-table-cell") {
      const row = this.rows.at(-1) ?? [];
      const text = row[this.#column];
      // Neighbours with the same text are one cell that is repeated.
      const end = Math.min(this.#column + this.#repeated, MOST_COLUMNS);
      if (text !== undefined) for (let at = this.#column + 1; at < end; at += 1) row[at] = text;
      this.#column += this.#repeated;
      this.#lines = 0;
    }
  }

  #add(text: string): void {
    const row = this.rows.at(-1);
    if (row && this.#column < MOST_COLUMNS) row[this.#column] = (row[this.#column] ?? "") + text;
  }
}

/** Excel writes UTF-16 with tabs, or the encoding of its system. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The end of the quoted cell that begins here; `-1`: it is none. */
function endOfQuoted(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Cells by the separator after the first one: a comma, a semicolon or a tab. */
export function separatedRows(bytes: Buffer): string[][] {
  const text = decoded(bytes);
  const [separator = ","] = /[,;\t]/.exec(text) ?? [];
  const next = new RegExp(`[${separator}\\r\\n]|$`, "g");
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; at += 1) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at) : -1;
    next.lastIndex = Math.max(at, quoted);
    const end = next.exec(text)?.index ?? text.length;
    const cell = quoted < 0 ? text.slice(at, end) : text.slice(at + 1, quoted);
    const row = rows.at(-1);
    if (row && row.length < MOST_COLUMNS)
      row.push(storable(quoted < 0 ? cell : cell.replaceAll('""', '"')));
    at = end;
    if (text[at] === separator) continue;
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    if (rows.push([]) > MOST_ROWS)
      throw new UnreadableFile(`The file has more than ${MOST_ROWS} rows: send it in parts.`);
  }
  return rows;
}
