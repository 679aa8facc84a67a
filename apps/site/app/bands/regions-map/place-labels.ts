/**
 * On which side of its point a name stands, so that no name lies on another, on another's point or
 * outside the map, however wide the map is between the widths that are looked at (OWN-41).
 */
import { textWidth } from "#app/text/text-width.ts";
import type { MapPoint } from "#app/bands/regions-map/world-map.ts";

export type Side = "start" | "end" | "top" | "bottom";
/** `lift`: beside the point the name stands above its middle, or below, where the map is narrow. */
export interface Placed {
  side: Side;
  lift: "up" | "down" | null;
}

export interface LabelPoint extends MapPoint {
  label: string;
  /** Where it stands if there is room. */
  side?: Side | undefined;
}

/** A map at one of its widths, in pixels, and what part of it is seen, in per cent. */
export interface MapWidth {
  width: number;
  from?: number;
  to?: number;
  isNarrow?: boolean;
}

export interface LabelStyle {
  /** Of the map's height, as a part of its width. */
  ratio: number;
  /** Of its letters, in pixels. */
  size: number;
  height: number;
  /** Both sides together, with the line around. */
  padding: number;
  /** From the point's middle to where its name begins. */
  away: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SIDES = ["end", "start", "bottom", "top"] as const;
const LIFTS = [null, "up", "down"] as const;
/** What of a point no name may lie on, from its middle. */
const POINT = 4;

const candidates = (preferred: Side | undefined): Placed[] =>
  [...new Set([...(preferred ? [preferred] : []), ...SIDES])].flatMap((side): Placed[] =>
    side === "end" || side === "start"
      ? LIFTS.map((lift) => ({ side, lift }))
      : [{ side, lift: null }],
  );

/** `null`: there is no room for its name. In the order of `points`; who comes first has more room. */
export function placeLabels(
  points: readonly LabelPoint[],
  widths: readonly MapWidth[],
  style: LabelStyle,
): (Placed | null)[] {
  // By the widths: boxes that are the same thing have the same place in each list.
  const taken: Box[][] = [];
  const { ratio } = style;
  const pins = points.map((point) =>
    widths.map((map) => around(inPixels(point, map, ratio), POINT)),
  );
  return points.map((point, at) => {
    const others = pins.filter((_, other) => other !== at);
    const placed = candidates(point.side).find((candidate) => {
      const boxes = widths.map((map) => boxOf(point, candidate, map, style));
      return (
        boxes.every((box, which) => isInside(box, widths[which], ratio)) &&
        [...taken, ...others].every((other) => areApart(boxes, other))
      );
    });
    if (placed) taken.push(widths.map((map) => boxOf(point, placed, map, style)));
    return placed ?? null;
  });
}

const inPixels = ({ x, y }: MapPoint, { width }: MapWidth, ratio: number): MapPoint => ({
  x: (x / 100) * width,
  y: (y / 100) * width * ratio,
});

const around = ({ x, y }: MapPoint, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** The box of a name at that side. */
export function boxOf(
  point: LabelPoint,
  { side, lift }: Placed,
  map: MapWidth,
  { size, height, padding, away, ratio }: LabelStyle,
): Box {
  const { x, y } = inPixels(point, map, ratio);
  const width = textWidth(point.label) * size + padding;
  if (side === "top" || side === "bottom") {
    const top = side === "top" ? y - away - height : y + away;
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
  }
  const left = side === "start" ? x - away - width : x + away;
  const raised = map.isNarrow ? lift : null;
  const top = raised === "up" ? y - height : raised === "down" ? y : y - height / 2;
  return { left, right: left + width, top, bottom: top + height };
}

export function isInside(box: Box, map: MapWidth | undefined, ratio: number): boolean {
  if (!map) return false;
  const { width, from = 0, to = 100 } = map;
  return (
    box.left >= (from / 100) * width &&
    box.right <= (to / 100) * width &&
    box.top >= 0 &&
    box.bottom <= width * ratio
  );
}

/**
 * Apart to the same side at each width: then also at every width between, for points move apart
 * evenly.
 */
export const areApart = (boxes: readonly Box[], others: readonly Box[]): boolean =>
  [
    (a: Box, b: Box) => a.right <= b.left,
    (a: Box, b: Box) => b.right <= a.left,
    (a: Box, b: Box) => a.bottom <= b.top,
    (a: Box, b: Box) => b.bottom <= a.top,
  ].some((isApart) =>
    boxes.every((box, at) => {
      const other = others[at];
      return other !== undefined && isApart(box, other);
    }),
  );

/**
 * The part of the map that a phone shows, in per cent of its width: about `times` as large as whole,
 * less where the points lie farther apart, around their middle and with all of them in it.
 */
export function phoneView(
  points: readonly MapPoint[],
  times: number,
): { from: number; zoom: number } {
  const xs = points.map(({ x }) => x);
  if (xs.length === 0) return { from: 0, zoom: 1 };
  const [west, east] = [Math.min(...xs) - ROUND, Math.max(...xs) + ROUND];
  const wide = Math.min(100, Math.max(100 / times, east - west));
  const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length - wide / 2;
  const from = Math.min(Math.max(middle, east - wide), west);
  return {
    from: Math.round(Math.min(Math.max(from, 0), 100 - wide) * 10) / 10,
    zoom: Math.round((100 / wide) * 100) / 100,
  };
}
/** What is to be seen beside the outermost points. */
const ROUND = 2.37;
