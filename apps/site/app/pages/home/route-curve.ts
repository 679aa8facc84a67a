interface Point {
  x: number;
  y: number;
}

const [START, BEND, END]: [Point, Point, Point] = [
  { x: 20, y: 200 },
  { x: 350, y: -40 },
  { x: 680, y: 200 },
];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point on the route (a quadratic Bézier curve); `t` from 0, its start, to 1, its end. */
export function along(t: number): Point {
  const between = (start: number, bend: number, end: number) =>
    tenth((1 - t) ** 2 * start + 2 * t * (1 - t) * bend + t ** 2 * end);
  return { x: between(START.x, BEND.x, END.x), y: between(START.y, BEND.y, END.y) };
}
