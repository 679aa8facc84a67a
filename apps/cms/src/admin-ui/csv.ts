/**
 * Tables for spreadsheets (RFC 4180). Their data comes from anonymous visitors, and spreadsheets
 * execute cells that begin like a formula.
 */

/**
 * Where a spreadsheet may start a cell: at the beginning, and after characters that some of them
 * treat as separators even within quotes. The signs are those of OWASP's "CSV injection", with the
 * full-width ones that are converted to them. Matched backwards from the sign: forwards, a cell of
 * line breaks only would take quadratic time.
 */
const FORMULA = /(?<=(?:^|[;,|\t\r\n])[\s"'\p{Cf}]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/gu;

/**
 * A cell that is text in every spreadsheet: an apostrophe precedes whatever could begin a formula.
 */
export const csvCell = (text: string): string =>
  `"${text.replaceAll("\0", "").replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const APOSTROPHE = /(^|[;,|\t\r\n])([\s"'\p{Cf}]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** The original text of a cell that `csvCell` escaped. */
export const plainCell = (text: string): string => text.replace(APOSTROPHE, "$1$2");
