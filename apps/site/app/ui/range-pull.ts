/** Decides which end of a range a click or drag on its track moves, and where to (SURV-03). */

export type End = "from" | "to";
export type Span = Record<End, number>;

export interface Ruler {
  min: number;
  max: number;
  /** Pixel position of `min`, and pixels from there to `max`. */
  start: number;
  length: number;
}

export interface Move {
  end: End;
  value: number;
}

/** A press on the track. Each method returns the move to make, or `null`. */
export interface Pull {
  /** The end nearer to the press. */
  nearer: End;
  to(x: number): Move | null;
  release(x: number): Move | null;
}

/** Pixels of movement before a press counts as a drag. */
const STILL = 3;

export const valueAt = ({ min, max, start, length }: Ruler, x: number): number =>
  Math.min(Math.max(Math.round(min + ((x - start) / length) * (max - min)), min), max);

const pixelsAt = ({ min, max, start, length }: Ruler, value: number): number =>
  start + ((value - min) / (max - min)) * length;

/** Clamps the value of an end at the other end. */
export const clampToOther = (span: Span, { end, value }: Move): number =>
  end === "from" ? Math.min(value, span.to) : Math.max(value, span.from);

/**
 * The press moves the nearer end. If both handles (`reach` pixels to each side) are under it, the
 * drag's direction decides: two handles on one value are never stuck. A press outside moves an end.
 */
export function beginPull(ruler: Ruler, span: Span, pressed: number, reach: number): Pull {
  const away = (end: End): number => pressed - pixelsAt(ruler, span[end]);
  const [from, to] = [Math.abs(away("from")), Math.abs(away("to"))];
  const isOnBoth = from <= reach && to <= reach;
  const nearer: End = from < to || (from === to && away("from") < 0) ? "from" : "to";
  let taken: End | null = isOnBoth ? null : nearer;
  let hasMoved = false;
  // A handle grabbed off its centre does not jump.
  const grip = (end: End): number => (Math.abs(away(end)) <= reach ? away(end) : 0);
  const move = (end: End, x: number): Move => ({
    end,
    value: clampToOther(span, { end, value: valueAt(ruler, x - grip(end)) }),
  });
  return {
    nearer,
    to(x) {
      hasMoved ||= Math.abs(x - pressed) >= STILL;
      if (!hasMoved) return null;
      taken ??= x < pressed ? "from" : "to";
      return move(taken, x);
    },
    release(x) {
      if (hasMoved) return taken && move(taken, x);
      return Math.min(from, to) <= reach ? null : move(nearer, x);
    },
  };
}
