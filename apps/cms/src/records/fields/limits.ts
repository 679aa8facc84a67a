/** Lengths that the site or search engines show; no length is refused. */

export interface Limit {
  /** Characters. */
  most: number;
  /** A shorter text wastes space. */
  least?: number;
  /** Search engines name no number. */
  isAbout?: boolean;
  /** What happens to a longer text: `lists cut the rest`. */
  over: string;
  /** Instead of a count. */
  empty?: string;
}

/** BLOG-02 */
const IN_LISTS = "lists cut the rest";
export const TITLE_IN_LISTS: Limit = { most: 103, over: IN_LISTS };
export const TEXT_IN_LISTS: Limit = { most: 181, over: IN_LISTS };

export const charactersIn = (text: string): number => [...text.trim()].length;

const nameOf = ({ most, isAbout = false }: Limit): string => `${isAbout ? "about " : ""}${most}`;

/** `note`: what else is counted. */
export function counterWords(count: number, limit: Limit, note = ""): string {
  const { most, least = 0, over, empty = "" } = limit;
  if (count === 0 && empty !== "") return empty;
  const counted = `${count} of ${nameOf(limit)}${note}`;
  if (count > most) return `${counted}: ${count - most} too many, ${over}`;
  return count > 0 && count < least ? `${counted}: write at least ${least}` : counted;
}

/** For screen readers, only when a text crosses the limit; `""` else. */
export function crossingWords(before: number, now: number, limit: Limit): string {
  if (before > limit.most === now > limit.most) return "";
  return now > limit.most
    ? `Longer than ${nameOf(limit)} characters: ${limit.over}.`
    : `Fits: at most ${nameOf(limit)} characters.`;
}
