const PART = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]*`;
// WordPress allows letters of every script, and underscores.
const SLUG = new RegExp(`^${PART}(?:[-_]${PART})*$`, "u");

export const isSlug = (text: string): boolean => SLUG.test(text) && text === asSlug(text);

/** Lower case and unescaped. WordPress escapes slugs of other scripts (`%d7%a6%d7%95`). */
export function asSlug(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // A percent sign that is not an escape.
  }
  return plain.normalize("NFC").toLowerCase();
}
