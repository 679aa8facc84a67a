/**
 * Tables for spreadsheets (RFC 4180), written by strangers and opened by programs that run what
 * begins like a formula.
 */

/**
 * Where a spreadsheet may see a cell begin: at the start, and after what some of them take for a
 * separator, whatever the quotes say. The signs are those of OWASP's "CSV injection", the
 * full-width ones that become them too. Looked for backwards from the sign: a cell of nothing but
 * lines would take the square of its length the other way.
 */
const FORMULA = /(?<=(?:^|[;,|\t\r\n])[\s"'\p{Cf}]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/gu;

/**
 * A cell that is text in every spreadsheet: an apostrophe stands before whatever could begin a
 * formula.
 */
export const csvCell = (text: string): string =>
  `"${text.replaceAll("\0", "").replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const APOSTROPHE = /(^|[;,|\t\r\n])([\s"'\p{Cf}]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** What a cell was before `csvCell` made it safe. */
export const plainCell = (text: string): string => text.replace(APOSTROPHE, "$1$2");
