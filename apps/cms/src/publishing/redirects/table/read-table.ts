/** Reads redirects from a spreadsheet or another site's tool. */
import { CsvError, parse } from "csv-parse/sync";
import { plainCell } from "#admin-ui/csv.ts";

export interface TableRow {
  /** From 1. */
  line: number;
  from: string;
  to: string;
  /** As written; empty without such a column. */
  status: string;
}

const MOST_ROWS = 5000;

/** Names in lower case; without a header the columns have this order. */
const COLUMNS = {
  from: ["from", "old address", "old url", "source", "source url"],
  to: ["to", "leads to", "new url", "target", "target url", "destination"],
  status: ["status", "code", "type"],
};

/** Skips the header and empty lines. */
export function readTable(text: string): TableRow[] | { problem: string } {
  try {
    const records = parseLines(text);
    const head = headOf(records[0]?.cells ?? []);
    const rows = records
      .slice(head ? 1 : 0)
      .map(({ line, cells }) => rowOf(line, cells, head ?? { from: 0, to: 1, status: 2 }));
    if (rows.length === 0) return { problem: "There are no lines in this file." };
    if (rows.length > MOST_ROWS)
      return {
        problem: `This file has ${rows.length} lines, more than ${MOST_ROWS}. Split it.`,
      };
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      problem: `This file is not a table: line ${String(error.lines)} cannot be read as CSV.`,
    };
  }
}

function parseLines(text: string): { line: number; cells: string[] }[] {
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    on_record: (cells: string[], { lines }) => [String(lines), ...cells],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  return records.map(([line, ...cells]) => ({
    line: Number(line),
    cells: cells.map((cell) => plainCell(cell).trim()),
  }));
}

/** The delimiter before the first address or, in a header, the most frequent one. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]+/, 1);
  const addresses = first.match(/[,;\t](?=\s*"?(?:\/|https?:))/gi);
  const signs = addresses ?? first.match(/[,;\t]/g) ?? [];
  const count = (sign: string): number => signs.filter((one) => one === sign).length;
  return [";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

type Head = Record<keyof typeof COLUMNS, number>;

function headOf(cells: string[]): Head | null {
  const at = (names: string[]): number =>
    cells.findIndex((cell) => names.includes(cell.toLowerCase()));
  const head = { from: at(COLUMNS.from), to: at(COLUMNS.to), status: at(COLUMNS.status) };
  return head.from >= 0 && head.to >= 0 ? head : null;
}

const rowOf = (line: number, cells: string[], { from, to, status }: Head): TableRow => ({
  line,
  from: cells[from] ?? "",
  to: cells[to] ?? "",
  status: cells[status] ?? "",
});
