/** What the photographs of photographs.ts show, drawn as SVG: light, depth, cloth and people, no line. */

/** Figures between two bounds, the same ones for the same seed. */
export type Between = (from: number, to: number) => number;
/** `far` is out of focus, `near` is sharp and stands before it. */
export interface Drawn {
  far: string;
  near: string;
}
type Scene = (width: number, height: number, between: Between) => Drawn;

const SKIN = ["#e6b796", "#c98f68", "#9a6340", "#f0cbb0", "#6f452c", "#d9a47c"];
const HAIR = ["#2a1c14", "#5a3a22", "#171314", "#8a5f33", "#a9a29b", "#3c2a20"];
const CLOTH = ["#3d5a73", "#8d3f3a", "#e9e4da", "#4d5b43", "#2b2f3a", "#b58a4a"];

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
const one = (list: readonly string[], between: Between): string =>
  list[Math.floor(between(0, list.length))] ?? "";

/** A person from the waist up; `size` is from the crown to the waist. */
function person(x: number, top: number, size: number, between: Between): string {
  const [skin, hair, cloth] = [SKIN, HAIR, CLOTH].map((list) => one(list, between));
  const head = size * 0.16;
  const y = top + head * 1.4;
  const turned = between(-0.12, 0.12) * head;
  const long = between(0, 1) > 0.5 ? head * 2.3 : head * 1.1;
  return `<path d="M${x - head * 1.15} ${y - head * 0.2}a${head * 1.15} ${head * 1.25} 0 0 1 ${head * 2.3} 0v${long}h${-head * 2.3}z" fill="${hair}"/>
    <path d="M${x - head * 0.42} ${y + head * 0.7}h${head * 0.84}v${head * 1.5}h${-head * 0.84}z" fill="${skin}"/>
    <path d="M${x - head * 2.3} ${top + size * 1.06}q${head * 0.1}-${head * 2.9} ${head * 1.9}-${head * 3.3}q${head * 0.4} ${head * 0.5} ${head * 0.8} 0q${head * 1.8} ${head * 0.4} ${head * 1.9} ${head * 3.3}z" fill="${cloth}"/>
    <path d="M${x - head * 2.3} ${top + size * 1.06}q${head * 0.1}-${head * 2.9} ${head * 1.9}-${head * 3.3}q${head * 0.4} ${head * 0.5} ${head * 0.8} 0q${head * 1.8} ${head * 0.4} ${head * 1.9} ${head * 3.3}z" fill="url(#fold)"/>
    <ellipse cx="${x + turned}" cy="${y}" rx="${head * 0.86}" ry="${head * 1.1}" fill="${skin}"/>
    <ellipse cx="${x + turned}" cy="${y}" rx="${head * 0.86}" ry="${head * 1.1}" fill="url(#cheek)"/>
    <path d="M${x - head * 0.92} ${y - head * 0.35}q${head * 0.9}-${head * 1.1} ${head * 1.84} 0q${-head * 0.2}-${head * 1} ${-head * 0.92}-${head}q${-head * 0.8} 0 ${-head * 0.92} ${head}z" fill="${hair}"/>
    ${[-0.33, 0.33].map((side) => `<ellipse cx="${x + turned + side * head}" cy="${y - head * 0.08}" rx="${head * 0.1}" ry="${head * 0.07}" fill="#2b211c"/><path d="M${x + turned + (side - 0.17) * head} ${y - head * 0.27}q${head * 0.17}-${head * 0.08} ${head * 0.34} 0" stroke="${hair}" stroke-width="${head * 0.06}" fill="none"/>`).join("")}
    <path d="M${x + turned} ${y}l${head * 0.08} ${head * 0.3}h${-head * 0.14}" fill="#0002"/>
    <path d="M${x + turned - head * 0.28} ${y + head * 0.52}q${head * 0.28} ${head * 0.2} ${head * 0.56} 0q${-head * 0.28} ${head * 0.34}-${head * 0.56} 0z" fill="#a3483f"/>`;
}

/** A room against its windows: overexposed, with plants and lamps out of focus. */
function room(width: number, height: number, between: Between): string {
  const panes = Math.round(between(3, 6));
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" filter="url(#plaster)"/>${times(panes, (at) => `<rect x="${(at + 0.12) * (width / panes)}" y="${height * 0.06}" width="${(width / panes) * 0.76}" height="${height * 0.46}" fill="#f4f7f5"/><rect x="${(at + 0.12) * (width / panes)}" y="${height * 0.34}" width="${(width / panes) * 0.76}" height="${height * 0.18}" fill="#b9cdbf"/>`)}
    ${times(7, () => `<ellipse cx="${between(0, width)}" cy="${between(0.42, 0.6) * height}" rx="${between(20, 60)}" ry="${between(40, 110)}" fill="#4f6b48" opacity="0.75"/>`)}
    ${times(4, () => `<circle cx="${between(0, width)}" cy="${between(0.02, 0.14) * height}" r="${between(14, 34)}" fill="#ffe6b0"/>`)}
    <rect y="${height * 0.68}" width="${width}" height="${height}" fill="#7a6350"/>`;
}

const desk = (width: number, height: number): string =>
  `<path d="M${-width * 0.1} ${height * 0.86}L${width * 0.3} ${height * 0.74}H${width * 1.1}V${height * 1.1}H${-width * 0.1}z" fill="#b98d61"/><path d="M${-width * 0.1} ${height * 0.86}L${width * 0.3} ${height * 0.74}H${width * 1.1}V${height * 1.1}H${-width * 0.1}z" fill="url(#fold)"/>`;

/** A display seen from the front, with lines of text that cannot be read. */
function display(x: number, y: number, wide: number, between: Between): string {
  const high = wide * 0.6;
  const inks = ["#7fb4e8", "#e2b86b", "#9ccf8d", "#c9c9d4"];
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="6" fill="#0f1218"/><rect x="${x + wide * 0.02}" y="${y + wide * 0.02}" width="${wide * 0.96}" height="${high - wide * 0.04}" fill="#1b2230"/>
    ${times(18, (line) => `<rect x="${x + wide * (0.06 + 0.04 * Math.floor(between(0, 4)))}" y="${y + wide * 0.05 + line * high * 0.048}" width="${wide * between(0.1, 0.6)}" height="${high * 0.02}" fill="${one(inks, between)}"/>`)}
    <path d="M${x + wide * 0.44} ${y + high}h${wide * 0.12}l${wide * 0.04} ${high * 0.3}h${-wide * 0.2}z" fill="#2a2d33"/>`;
}

/** The crest of hills from edge to edge, filled down to the ground. */
function hills(width: number, height: number, [high, low]: [number, number], between: Between) {
  const steps = 14;
  const points = Array.from(
    { length: steps + 1 },
    (_, at) => `L${(at * width) / steps} ${between(high, low) * height}`,
  );
  return `M0 ${height}${points.join("")}V${height}z`;
}

/** By the word that a photograph's name begins with. */
export const scenes = {
  office: (width, height, between) => ({
    far: room(width, height, between),
    near:
      times(4, (at) =>
        person(
          ((at + between(0.3, 0.7)) * width) / 4,
          height * between(0.3, 0.4),
          height * 0.46,
          between,
        ),
      ) +
      desk(width, height) +
      display(width * 0.62, height * 0.55, width * 0.24, between),
  }),
  team: (width, height, between) => {
    const count = Math.max(3, Math.round(width / 220));
    return {
      far: room(width, height, between),
      near: times(count, (at) =>
        person(
          ((at + 0.5) * width) / count + between(-15, 15),
          height * between(0.16, 0.24),
          height * 0.84,
          between,
        ),
      ),
    };
  },
  person: (width, height, between) => ({
    far: room(width, height, between),
    near: person(width * 0.5, height * 0.14, Math.max(height * 0.9, width * 0.98), between),
  }),
  screen: (width, height, between) => ({
    far: room(width, height, between),
    near: `${desk(width, height)}${display(width * 0.2, height * 0.2, width * 0.52, between)}
      <ellipse cx="${width * 0.84}" cy="${height * 0.86}" rx="${width * 0.05}" ry="${width * 0.06}" fill="#f1ece2"/><ellipse cx="${width * 0.84}" cy="${height * 0.83}" rx="${width * 0.045}" ry="${width * 0.012}" fill="#3a2417"/>`,
  }),
  /** Light: a bright sky over hills. */
  hills: (width, height, between) => {
    const [first = "", ...others] = ["#b4c6d3", "#8ea7ad", "#6f8f78", "#567a4e"].map(
      (fill, at) =>
        `<path d="${hills(width, height, [0.38 + at * 0.13, 0.5 + at * 0.13], between)}" fill="${fill}"/>`,
    );
    return {
      far: `<rect width="${width}" height="${height}" fill="url(#day)"/><rect width="${width}" height="${height * 0.55}" filter="url(#clouds)" opacity="0.75"/>${first}`,
      near: others.join(""),
    };
  },
  /** Dark: a city by night, lights out of focus in front of it. */
  city: (width, height, between) => ({
    far: `<rect width="${width}" height="${height}" fill="url(#dusk)"/>`,
    near:
      times(26, (at) => {
        const [x, top] = [(at * width) / 25 - 30, between(0.2, 0.62) * height];
        const wide = between(36, 80);
        return `<rect x="${x}" y="${top}" width="${wide}" height="${height}" fill="${one(["#10151f", "#161c29", "#1d2230"], between)}"/>${times(14, () => `<rect x="${x + between(4, wide - 8)}" y="${between(top + 6, height)}" width="4" height="6" fill="${one(["#ffd98a", "#ffb95e", "#cfe3ff"], between)}"/>`)}`;
      }) +
      times(
        22,
        () =>
          `<circle cx="${between(0, width)}" cy="${between(0.7, 1) * height}" r="${between(8, 26)}" fill="url(#lamp${Math.floor(between(0, 3))})"/>`,
      ),
  }),
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;

const gradient = (id: string, stops: string[], more = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${more}>${stops.map((stop, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${stop}"/>`).join("")}</linearGradient>`;

/** What all scenes draw with: lights, and the texture of plaster and clouds. */
export const definitions = (seed: number): string =>
  `<defs><filter id="clouds"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.012" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.2 0 0 0 -0.9"/></filter>
  <filter id="plaster"><feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.3 0 0 0 0 0.25 0 0 0 0 0.2 0.8 0 0 0 -0.3"/></filter>
  ${gradient("wall", ["#dcd6cb", "#b8ada0", "#6d5d50"])}${gradient("day", ["#5f95c9", "#bcd7ea", "#f7e9d3"])}${gradient("dusk", ["#0a1024", "#27304f", "#8a5a55"])}
  ${gradient("fold", ["#fff5", "#0000", "#0006"], 'x2="1" y2="0.6"')}
  ${["#ffcf7d", "#ff8b5e", "#9cc4ff"].map((lamp, at) => `<radialGradient id="lamp${at}"><stop offset="0.7" stop-color="${lamp}a0"/><stop offset="1" stop-color="${lamp}00"/></radialGradient>`).join("")}
  <radialGradient id="cheek" cx="0.35" cy="0.35" r="0.8"><stop stop-color="#fff5"/><stop offset="0.55" stop-color="#fff0"/><stop offset="1" stop-color="#0006"/></radialGradient></defs>`;
