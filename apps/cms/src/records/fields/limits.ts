/** Lengths that the site or search engines show; no length is refused. */
import type { Words } from "#admin-ui/words/words.ts";

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

interface Counted {
  t: Words;
  /** Counted with the site's template. */
  isTitled?: boolean;
}

export function counterWords(
  count: number,
  { most, least = 0, isAbout = false, over, empty = "" }: Limit,
  { t, isTitled = false }: Counted,
): string {
  if (count === 0 && empty !== "") return t(empty);
  const plain = t(isAbout ? "{count} of about {most}" : "{count} of {most}", { count, most });
  const counted = isTitled ? t("{counted}, with the template", { counted: plain }) : plain;
  if (count > most)
    return t("{counted}: {n} too many, {over}", { counted, n: count - most, over: t(over) });
  return count > 0 && count < least
    ? t("{counted}: write at least {least}", { counted, least })
    : counted;
}

/** For screen readers, only when a text crosses the limit; `""` else. */
export function crossingWords(
  before: number,
  now: number,
  { limit: { most, isAbout = false, over }, t }: { limit: Limit; t: Words },
): string {
  if (before > most === now > most) return "";
  if (now > most)
    return t(
      isAbout
        ? "Longer than about {most} characters: {over}."
        : "Longer than {most} characters: {over}.",
      { most, over: t(over) },
    );
  return t(
    isAbout ? "Fits: at most about {most} characters." : "Fits: at most {most} characters.",
    { most },
  );
}
