/** What the last part of an address may be. */

const PART = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]*`;
// WordPress keeps the letters of every script, and underscores.
const SLUG = new RegExp(`^${PART}(?:[-_]${PART})*$`, "u");

export const isSlug = (text: string): boolean => SLUG.test(text) && text === asSlug(text);

/**
 * A host's slug as the site serves it: in small letters, and not escaped, as WordPress keeps those
 * of other scripts (`%d7%a6%d7%95`).
 */
export function asSlug(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // It has a percent sign of its own.
  }
  return plain.normalize("NFC").toLowerCase();
}
