/** Chooses the sides of names so that nothing overlaps at any width in the range (OWN-41). */
import { textWidth } from "#app/text/text-width.ts";
import type { MapPoint } from "#app/bands/regions-map/world-map.ts";

export type Side = "start" | "end" | "top" | "bottom";
/** `lift`: on narrow maps the name is above or below the point's level. */
export interface Placed {
  side: Side;
  lift: "up" | "down" | null;
}

export interface LabelPoint extends MapPoint {
  label: string;
  side?: Side | undefined;
}

/** A map at one of its widths in pixels, and its visible part in percent. */
export interface MapWidth {
  width: number;
  from?: number;
  to?: number;
  isNarrow?: boolean;
}

export interface LabelStyle {
  /** Height divided by width. */
  ratio: number;
  /** Font size in pixels. */
  size: number;
  height: number;
  /** Both sides, with borders. */
  padding: number;
  /** Distance from the point's centre to the name. */
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
/** Half the size of the area around a point that no name may overlap. */
const POINT = 4;

const candidates = (preferred: Side | undefined): Placed[] =>
  [...new Set([...(preferred ? [preferred] : []), ...SIDES])].flatMap((side): Placed[] =>
    side === "end" || side === "start"
      ? LIFTS.map((lift) => ({ side, lift }))
      : [{ side, lift: null }],
  );

/** `null`: the name does not fit. In the order of `points`; earlier ones take precedence. */
export function placeLabels(
  points: readonly LabelPoint[],
  widths: readonly MapWidth[],
  style: LabelStyle,
): (Placed | null)[] {
  // A list per width; equal indexes are the same object.
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

/** Boxes apart on the same side at both widths are apart between them: points move linearly. */
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

/** The part of the map on phones, in percent of its width: all points, enlarged up to `times`. */
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
/** Margin around the outermost points. */
const ROUND = 2.37;
