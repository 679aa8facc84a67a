/** Which addresses lead to the site itself, and which only look as though they did. */

/** A path of the site, maybe with query and place. `//other.example` and `/\other.example` are other sites. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);

// What a browser strips of an address before it reads it (URL standard, 4.4).
const STRIPPED = /[\t\n\r]/g;

/**
 * Whether a browser takes for another site's what looks like a path: it reads a backslash as a
 * slash, and does not read tabs and line breaks at all. Nothing genuine is written so.
 */
export function isDisguised(address: string): boolean {
  const whole = address.trim();
  const read = whole.replace(STRIPPED, "");
  return /^[/\\]*\\/.test(read) || (read !== whole && read.startsWith("//"));
}
