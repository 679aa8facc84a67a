/** The rules for the last part of an address. */

const PART = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]*`;
// WordPress allows letters of every script, and underscores.
const SLUG = new RegExp(`^${PART}(?:[-_]${PART})*$`, "u");

export const isSlug = (text: string): boolean => SLUG.test(text) && text === asSlug(text);

/**
 * A host's slug as the site serves it: in lower case and unescaped. WordPress stores slugs of other
 * scripts escaped (`%d7%a6%d7%95`).
 */
export function asSlug(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // It contains a percent sign that is not an escape.
  }
  return plain.normalize("NFC").toLowerCase();
}
