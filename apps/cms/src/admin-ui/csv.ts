/** RFC 4180. Data is from anonymous visitors, and spreadsheets execute cells like formulas. */

/**
 * Where a spreadsheet may start a cell: at the beginning, and after characters that some treat as
 * separators even within quotes. The signs are those of OWASP's "CSV injection" and their
 * full-width forms. Matched backwards from the sign: forwards, a cell of line breaks takes
 * quadratic time.
 */
const FORMULA = /(?<=(?:^|[;,|\t\r\n])[\s"'\p{Cf}]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/gu;

/** Text in every spreadsheet: an apostrophe precedes any sign that could begin a formula. */
export const csvCell = (text: string): string =>
  `"${text.replaceAll("\0", "").replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const APOSTROPHE = /(^|[;,|\t\r\n])([\s"'\p{Cf}]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Undoes `csvCell`. */
export const plainCell = (text: string): string => text.replace(APOSTROPHE, "$1$2");
