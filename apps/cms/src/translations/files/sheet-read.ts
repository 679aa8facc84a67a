/**
 * Reads the spreadsheet back, as Excel, LibreOffice and others save it: columns are found by their
 * heads, in any order, and rows may be sorted or left out.
 */
import { openArchive, type Archive } from "@meridian/files/documents/zip";
import { readXml, type Watch } from "@meridian/files/documents/xml";
import {
  MOST_COLUMNS,
  MOST_ROWS,
  MOST_TEXT,
  MOST_UNITS,
  storable,
  timeIn,
  UnreadableFile,
  type Returned,
  type ReturnedUnit,
} from "#translations/files/returned.ts";
import { OpenDocumentRows, separatedRows } from "#translations/files/sheet-rows.ts";

const NO_WORKBOOK =
  "This is no spreadsheet that can be read. Save it as an Excel workbook (.xlsx) and send that.";
const NO_HEAD =
  "No row of the spreadsheet is the first one of the export: keep its columns Id, Original and Translation.";

/** Excel's `_x000D_` in place of characters that XML lacks. */
const unescaped = (text: string): string =>
  storable(
    text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
      // A pair of surrogates is two of them.
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  );

async function readPart(
  { zip, members }: Archive,
  path: string,
  watch: Watch,
  budget: { left: number },
): Promise<void> {
  const member = members.find((one) => one.path === path);
  if (!member) return;
  const stream = await zip.openReadStreamPromise(member.entry);
  if ((await readXml(stream, watch, budget)) !== "whole") throw new UnreadableFile(NO_WORKBOOK);
}

/** Texts that cells name by number; pronunciations (`rPh`) are left out. */
class SharedTexts implements Watch {
  readonly texts: string[] = [];
  #isAside = false;
  see(element: string): void {
    // Each cell of our file may have one of its own.
    if (element === "si" && this.texts.length <= MOST_ROWS * 6) this.texts.push("");
    if (element === "rPh") this.#isAside = true;
  }
  text(element: string, text: string): void {
    if (element === "t" && !this.#isAside && this.texts.length > 0)
      this.texts[this.texts.length - 1] += text;
  }
  leave(element: string): void {
    if (element === "rPh") this.#isAside = false;
  }
}

const columnAt = (reference: string): number =>
  [...reference.replace(/[^A-Z]/gi, "").toUpperCase()]
    .slice(0, 3)
    .reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1;

const TOO_LONG = `The cells have more than ${MOST_TEXT / 1024 / 1024} million characters of text: send it in parts.`;

class Rows implements Watch {
  readonly rows: string[][] = [];
  readonly #shared: readonly string[];
  /** Characters of all cells: many may name the same long text. */
  #left = MOST_TEXT;
  #column = -1;
  #type = "";
  /** Unescaped once, not in each cell that names them. */
  constructor(shared: readonly string[]) {
    this.#shared = shared;
  }
  see(element: string, of: (name: string) => string | undefined): void {
    if (element === "row" && this.rows.length <= MOST_ROWS) {
      this.rows.push([]);
      this.#column = -1;
    }
    if (element === "c") {
      const at = of("r");
      this.#column = at === undefined ? this.#column + 1 : columnAt(at);
      this.#type = of("t") ?? "";
    }
  }
  text(element: string, text: string): void {
    const row = this.rows.at(-1);
    const isText = element === "t" || (element === "v" && this.#type !== "inlineStr");
    if (!row || !isText || this.#column < 0 || this.#column >= MOST_COLUMNS) return;
    const own = this.#type === "s" ? (this.#shared[Number(text)] ?? "") : unescaped(text);
    this.#left -= own.length;
    if (this.#left < 0) throw new UnreadableFile(TOO_LONG);
    row[this.#column] = (row[this.#column] ?? "") + own;
  }
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const SHARED = /^xl\/sharedStrings\.xml$/i;
const OPEN_DOCUMENT = "content.xml";

/** Of an Excel workbook, or an OpenDocument spreadsheet. */
export async function readSheet(bytes: Buffer): Promise<Returned> {
  const archive = await openArchive(bytes).catch(() => null);
  if (!archive) throw new UnreadableFile(NO_WORKBOOK);
  const paths = archive.members.map(({ path }) => path);
  const budget = { left: MOST_TEXT };
  if (paths.includes(OPEN_DOCUMENT)) {
    const document = new OpenDocumentRows();
    await readPart(archive, OPEN_DOCUMENT, document, budget);
    return returnedOf(document.rows.map(filled));
  }
  const shared = new SharedTexts();
  const sheets = paths.filter((path) => SHEET.test(path));
  if (sheets.length === 0) throw new UnreadableFile(NO_WORKBOOK);
  await readPart(archive, paths.find((path) => SHARED.test(path)) ?? "", shared, budget);
  const texts = shared.texts.map(unescaped);
  for (const path of sheets) {
    const sheet = new Rows(texts);
    await readPart(archive, path, sheet, budget);
    const rows = sheet.rows.map(filled);
    if (rows.some(isHead)) return returnedOf(rows);
  }
  throw new UnreadableFile(NO_HEAD);
}

/** Of a text with commas, semicolons or tabs; `null`: another text. */
export function readSeparated(bytes: Buffer): Returned | null {
  const rows = separatedRows(bytes);
  return rows.some(isHead) ? returnedOf(rows) : null;
}

const filled = (row: string[]): string[] => Array.from(row, (cell) => cell ?? "");

const ID = /^id \(([^)]*)\)/i;
const ORIGINAL = /^original \[/i;
const TRANSLATION = /^translation \[([^\]]*)\]/i;

const isHead = (row: readonly string[]): boolean => row.some((cell) => ID.test(cell));

interface Columns {
  id: number;
  original: number;
  translation: number;
}

function unitsOf(
  rows: readonly string[][],
  { id, original, translation }: Columns,
): ReturnedUnit[] {
  const units = new Map<string, ReturnedUnit>();
  // A row that is there twice: the report names it.
  const again: ReturnedUnit[] = [];
  for (const row of rows) {
    const [name = "", segment = null] = (row[id] ?? "").trim().split("#");
    if (name === "") continue;
    const known = units.get(name);
    const isAgain = known?.segments.some(({ id: one }) => one === segment);
    const unit = known && !isAgain ? known : { id: name, segments: [] };
    if (isAgain) again.push(unit);
    else units.set(name, unit);
    if (units.size + again.length > MOST_UNITS)
      throw new UnreadableFile(`The file has more than ${MOST_UNITS} texts: send it in parts.`);
    const target = row[translation] ?? "";
    unit.segments.push({
      id: segment,
      source: row[original] ?? "",
      target: target.trim() === "" ? null : target,
      state: null,
    });
  }
  return [...units.values(), ...again];
}

function returnedOf(rows: readonly string[][]): Returned {
  const at = rows.findIndex(isHead);
  const head = rows[at] ?? [];
  const column = (words: RegExp): number => head.findIndex((cell) => words.test(cell));
  const [id, original, translation] = [column(ID), column(ORIGINAL), column(TRANSLATION)];
  if (id < 0 || original < 0 || translation < 0) throw new UnreadableFile(NO_HEAD);
  const units = unitsOf(rows.slice(at + 1), { id, original, translation });
  return {
    language: TRANSLATION.exec(head[translation] ?? "")?.[1] ?? null,
    at: timeIn(ID.exec(head[id] ?? "")?.[1]),
    units,
  };
}
