/**
 * Where places stand on the maps of `public/map`: Natural Earth's projection, as those were drawn
 * with.
 */

export interface Place {
  /** Degrees, east positive. */
  longitude: number;
  /** Degrees, north positive. */
  latitude: number;
}

/** In per cent of the map's width and height. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The map's own units. */
export const MAP = { width: 1440, height: 600 } as const;

// The maps show the part of the world that people live in: turned so that the Pacific parts at 166°
// W, cut above the south.
const SCALE = 356;
const TURN = 14;
const CENTRE = { x: 720, y: 566 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/**
 * A place in the map's units. The polynomials are those of the Natural Earth projection (T.
 * Patterson, B. Šavrič).
 */
function project({ longitude, latitude }: Place): MapPoint {
  const lambda = radians(((longitude + TURN + 540) % 360) - 180);
  const phi = radians(latitude);
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x =
    lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return { x: CENTRE.x + SCALE * x, y: CENTRE.y - SCALE * y };
}

/** Where a place stands on the map. */
export function onMap(place: Place): MapPoint {
  const { x, y } = project(place);
  return { x: hundredth((x / MAP.width) * 100), y: hundredth((y / MAP.height) * 100) };
}

const STEPS = 24;

/**
 * The great circle between two places as a path in the map's units: the shortest way, which is no
 * straight line on a map.
 */
export function routeOnMap(from: Place, to: Place): string {
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(
    Math.min(
      1,
      a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0),
    ),
  );
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    project(between(a, b, angle, step / STEPS)),
  );
  return points
    .map(
      ({ x, y }, at) =>
        `${at === 0 ? "M" : "L"}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`,
    )
    .join("");
}

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
