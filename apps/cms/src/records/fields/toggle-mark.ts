/** A text with the selected part of it, in UTF-16 units as an input counts. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

const OPEN = "<strong>";
const CLOSE = "</strong>";
const PAIR = /<strong>(.*?)<\/strong>/gs;
const TAG = /<\/?(?:strong|em)>|<br ?\/?>/g;

interface Piece {
  from: number;
  to: number;
}

const pairsIn = (text: string): Piece[] =>
  [...text.matchAll(PAIR)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }));

/** Not inside a tag, without spaces at the ends. */
function settled({ text, start, end }: Marked): Piece {
  let [from, to] = [start, end];
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    if (from > index && from < index + tag.length) from = index + tag.length;
    if (to > index && to < index + tag.length) to = index;
  }
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return { from, to };
}

/** With both ends of an `em` of which it has one. */
function balanced(text: string, piece: Piece): Piece {
  let { from, to } = piece;
  for (const { 0: whole, index } of text.matchAll(/<em>.*?<\/em>/gs)) {
    const end = index + whole.length;
    const hasStart = index >= from && index < to;
    const hasEnd = end > from && end <= to;
    if (hasEnd && !hasStart) from = Math.min(from, index);
    if (hasStart && !hasEnd) to = Math.max(to, end);
  }
  return { from, to };
}

const withoutTags = (text: string): string => text.replaceAll(OPEN, "").replaceAll(CLOSE, "");

/**
 * Sets the mark around the selected part, together with marks that it touches, or removes the mark
 * that it is in. `null`: nothing is selected.
 */
export function toggleMark(given: Marked): Marked | null {
  const { text } = given;
  const { from, to } = settled(given);
  const around = pairsIn(text).find(
    (pair) => pair.from <= from && to <= pair.to && from < pair.to && to > pair.from,
  );
  if (around) {
    const inner = text.slice(around.from + OPEN.length, around.to - CLOSE.length);
    const start = around.from;
    return {
      text: text.slice(0, around.from) + inner + text.slice(around.to),
      start,
      end: start + inner.length,
    };
  }
  if (from >= to) return null;
  const touched = pairsIn(text).filter((pair) => pair.from < to && pair.to > from);
  const whole = balanced(text, {
    from: Math.min(from, ...touched.map((pair) => pair.from)),
    to: Math.max(to, ...touched.map((pair) => pair.to)),
  });
  const inner = withoutTags(text.slice(whole.from, whole.to));
  return {
    text: text.slice(0, whole.from) + OPEN + inner + CLOSE + text.slice(whole.to),
    start: whole.from + OPEN.length,
    end: whole.from + OPEN.length + inner.length,
  };
}

/** The text as visitors see it, in parts with and without the mark. */
export function shownParts(text: string): { words: string; isMarked: boolean }[] {
  const parts: { words: string; isMarked: boolean }[] = [];
  const add = (words: string, isMarked: boolean): void => {
    const plain = words.replace(/<br ?\/?>/g, " ").replace(/<\/?em>/g, "");
    if (plain !== "") parts.push({ words: plain, isMarked });
  };
  let at = 0;
  for (const { from, to } of pairsIn(text)) {
    add(text.slice(at, from), false);
    add(text.slice(from + OPEN.length, to - CLOSE.length), true);
    at = to;
  }
  add(text.slice(at), false);
  return parts;
}
