/** Projects places onto the maps of `public/map`, as they were drawn. */

export interface Place {
  /** Degrees, east positive. */
  longitude: number;
  /** Degrees, north positive. */
  latitude: number;
}

/** Percent of the map's width and height. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A map of the world: its visible part in its own units, and where it is cut. */
export interface MapFrame {
  drawing: string;
  /** Rotation in degrees; the map is cut on the opposite side. */
  turn: number;
  left: number;
  width: number;
  height: number;
}

/** The most populated part, larger: cut at 166° E and above the far south. */
export const NORTH: MapFrame = {
  drawing: "/map/world-plain.svg",
  turn: 14,
  left: 0,
  width: 1440,
  height: 600,
};
/** Everything except the ice: cut in the Pacific, at 170° W. */
export const WHOLE: MapFrame = {
  drawing: "/map/world-whole.svg",
  turn: -10,
  left: -256,
  width: 1952,
  height: 920,
};

const SCALE = 356;
const CENTRE = { x: 720, y: 566 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** In the map's units. The polynomials: Natural Earth projection (T. Patterson, B. Šavrič). */
function project({ longitude, latitude }: Place, { turn }: MapFrame): MapPoint {
  const lambda = radians(((longitude + turn + 540) % 360) - 180);
  const phi = radians(latitude);
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x =
    lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return { x: CENTRE.x + SCALE * x, y: CENTRE.y - SCALE * y };
}

const ROUNDS = 8;
const NEARNESS = 1e-4;

/** The inverse projection, by Newton's method. */
export function placeAt({ x, y }: MapPoint, { turn }: MapFrame): Place {
  const height = (CENTRE.y - y) / SCALE;
  let phi = height;
  const heightOf = (angle: number): number => {
    const p2 = angle * angle;
    const p4 = p2 * p2;
    return angle * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = (heightOf(phi + NEARNESS) - heightOf(phi - NEARNESS)) / (2 * NEARNESS);
    phi -= (heightOf(phi) - height) / slope;
  }
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const lambda =
    (x - CENTRE.x) /
    SCALE /
    (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const longitude = (lambda * 180) / Math.PI - turn;
  return {
    longitude: ((longitude + 540) % 360) - 180,
    latitude: (phi * 180) / Math.PI,
  };
}

export function onMap(place: Place, frame: MapFrame): MapPoint {
  const { x, y } = project(place, frame);
  return {
    x: hundredth(((x - frame.left) / frame.width) * 100),
    y: hundredth((y / frame.height) * 100),
  };
}

/** The larger map that contains all places with some margin. */
export const frameOf = (places: readonly Place[]): MapFrame =>
  places
    .map((place) => onMap(place, NORTH))
    .every(({ x, y }) => x >= 1 && x <= 99 && y >= 2 && y <= 98)
    ? NORTH
    : WHOLE;

const STEPS = 24;

/** The great circle as a path in the map's units; at the edge it continues on the other side. */
export function routeOnMap(from: Place, to: Place, frame: MapFrame, steps = STEPS): string {
  let before: number | undefined;
  return greatCircle(from, to, steps)
    .map((place) => {
      const { x, y } = project(place, frame);
      const isParted = before !== undefined && Math.abs(x - before) > frame.width / 2;
      const command = before === undefined || isParted ? "M" : "L";
      before = x;
      return `${command}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    })
    .join("");
}

export function greatCircle(from: Place, to: Place, steps: number): Place[] {
  const [a, b] = [vector(from), vector(to)];
  const angle = angleBetween(a, b);
  return Array.from({ length: steps + 1 }, (_, step) => between(a, b, angle, step / steps));
}

const angleBetween = (a: number[], b: number[]): number =>
  Math.acos(
    Math.min(
      1,
      Math.max(
        -1,
        a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0),
      ),
    ),
  );

export const farness = (from: Place, to: Place): number => angleBetween(vector(from), vector(to));

const vector = ({ longitude, latitude }: Place): number[] => {
  const [lambda, phi] = [radians(longitude), radians(latitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

function between(a: number[], b: number[], angle: number, t: number): Place {
  const [start, end] =
    angle < 1e-9
      ? [1 - t, t]
      : [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)];
  const [x = 0, y = 0, z = 0] = a.map((value, at) => start * value + end * (b[at] ?? 0));
  return {
    longitude: (Math.atan2(y, x) * 180) / Math.PI,
    latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
  };
}
