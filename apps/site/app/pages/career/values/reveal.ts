/**
 * The values' reveal (CAR-05): each item waits 400 ms, less 100 ms for each before it on its side,
 * after the one before.
 */
const FIRST_WAIT = 400;
const LESS = 100;

/** Milliseconds from the start until the item at this place shows. */
export function revealAt(place: number): number {
  let at = 0;
  for (let item = 0; item <= place; item++) at += Math.max(0, FIRST_WAIT - LESS * item);
  return at;
}
