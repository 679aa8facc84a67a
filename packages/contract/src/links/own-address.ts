/** Which addresses lead to the site itself, and which only look like it. */

/**
 * A path of the site, with optional query and fragment. `//other.example` and `/\other.example` are
 * other sites.
 */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);

// Browsers strip these from an address before reading it (URL standard, 4.4).
const STRIPPED = /[\t\n\r]/g;

/**
 * Whether a browser reads another site from what looks like a path: it reads a backslash as a
 * slash, and ignores tabs and line breaks. Genuine addresses have none.
 */
export function isDisguised(address: string): boolean {
  const whole = address.trim();
  const read = whole.replace(STRIPPED, "");
  return /^[/\\]*\\/.test(read) || (read !== whole && read.startsWith("//"));
}
