/** A path of the site. `//other.example` and `/\other.example` are other sites. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);

// Browsers remove these before parsing (URL standard, 4.4).
const STRIPPED = /[\t\n\r]/g;

/**
 * Whether a browser takes this apparent path for another site: it treats a backslash as a slash and
 * ignores tabs and line breaks. Genuine addresses have neither.
 */
export function isDisguised(address: string): boolean {
  const whole = address.trim();
  const read = whole.replace(STRIPPED, "");
  return /^[/\\]*\\/.test(read) || (read !== whole && read.startsWith("//"));
}
