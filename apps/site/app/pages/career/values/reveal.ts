/** CAR-05: on each side the first item waits 400 ms, each next one 100 ms less. */
const FIRST_WAIT = 400;
const LESS = 100;

/** Milliseconds from the start until the item at this index appears. */
export function revealAt(place: number): number {
  let at = 0;
  for (let item = 0; item <= place; item++) at += Math.max(0, FIRST_WAIT - LESS * item);
  return at;
}
