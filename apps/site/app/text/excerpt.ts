/** A text with the found words marked. */
import { isMatch, wordsOf } from "#app/text/search-words.ts";

export interface Part {
  text: string;
  isFound: boolean;
}

interface Place {
  from: number;
  to: number;
  /** The searched word that it matches. */
  at: number;
}

/** Characters inspected of a long text, and found words in it. */
const INSPECTED = 20_000;
const MOST_PLACES = 200;

function placesOf(text: string, searched: readonly string[]): Place[] {
  const places: Place[] = [];
  const known = new Map<string, number>();
  for (const { word, from, to } of wordsOf(text.slice(0, INSPECTED))) {
    const at = known.get(word) ?? searched.findIndex((one) => isMatch(word, one));
    known.set(word, at);
    if (at >= 0) places.push({ from, to, at });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

function partsOf(text: string, places: readonly Place[], start: number, end: number): Part[] {
  const parts: Part[] = [];
  let at = start;
  const push = (to: number, isFound: boolean): void => {
    if (to > at) parts.push({ text: text.slice(at, to), isFound });
    at = to;
  };
  for (const { from, to } of places)
    if (from >= at && to <= end) {
      push(from, false);
      push(to, true);
    }
  push(end, false);
  return parts;
}

/** The whole text. */
export const marked = (text: string, searched: readonly string[]): Part[] =>
  partsOf(text, placesOf(text, searched), 0, text.length);

/** About `length` characters with as many different searched words as possible. */
export function excerpt(text: string, searched: readonly string[], length: number): Part[] {
  const places = placesOf(text, searched);
  const [start, end] = trimmed(text, stretch(text, places, length));
  const parts = partsOf(text, places, start, end);
  if (start > 0) parts.unshift({ text: "…", isFound: false });
  if (end < text.length) parts.push({ text: "…", isFound: false });
  return parts;
}

/** The stretch with most different words, between words of the text. */
function stretch(text: string, places: readonly Place[], length: number): [number, number] {
  if (text.length <= length) return [0, text.length];
  let [first, most] = [places[0], 0];
  for (const place of places) {
    const different = new Set(
      places
        .filter(({ from, to }) => from >= place.from && to <= place.from + length / 2)
        .map(({ at }) => at),
    ).size;
    if (different > most) [first, most] = [place, different];
  }
  const wanted = Math.max(0, (first?.from ?? 0) - Math.floor(length / 4));
  const gap = wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
  // A text without spaces is cut anywhere, but not within a character.
  const start = gap > wanted && gap <= (first?.from ?? 0) ? gap : whole(text, wanted);
  const stop = Math.min(text.length, start + length);
  const last = stop === text.length ? stop : text.lastIndexOf(" ", stop);
  return [start, last > start + length / 2 ? last : whole(text, stop)];
}

/** Not between the halves of a surrogate pair. */
const whole = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text[at] ?? "") ? at - 1 : at;

/** A cut text neither begins nor ends with a separator, and has one ellipsis. */
function trimmed(text: string, [start, end]: [number, number]): [number, number] {
  const shown = text.slice(start, end);
  const first = start === 0 ? 0 : (/^[\s·,;–-]+/.exec(shown)?.[0].length ?? 0);
  const last = end === text.length ? 0 : (/[\s·.…,;:–-]+$/.exec(shown)?.[0].length ?? 0);
  return first + last < shown.length ? [start + first, end - last] : [start, end];
}
