import { clampChroma, converter, formatHex, type Oklch } from "culori";
import { PAIRS, colorOf, ratioOf } from "#theme/contrast.ts";
import {
  baseOf,
  COLORS,
  ROLES,
  SHADE_NAMES,
  SHADES,
  WHITE,
  type Palette,
  type RoleColors,
  type ShadeName,
} from "#theme/palette.ts";

const toOklch = converter("oklch");
const BLACK: Oklch = { mode: "oklch", l: 0, c: 0, h: 0 };
const read = (color: string): Oklch => ({ ...BLACK, ...toOklch(color) });

/** In the sRGB gamut, as colourful as possible at this lightness. */
const written = (color: Oklch): string =>
  formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, "oklch"));

/** Colours below this chroma have no hue. */
const GREY = 0.004;

/** All colours. Derived shades move only until their pairs are readable, or not at all. */
export function derivePalette(colors: RoleColors): Palette {
  const bases: Partial<Palette> = {};
  for (const role of ROLES) {
    const base = baseOf(role);
    bases[base] = colors[role] ?? COLORS[base];
  }
  const palette: Palette = { ...COLORS, ...bases };
  const known = { ...bases };
  for (const name of SHADE_NAMES) {
    palette[name] = bases[name] ?? legible(name, shadeFor(name, palette), known);
    known[name] = palette[name];
  }
  return palette;
}

/** A shade at the built-in OKLCH distance from its role's colour. */
function shadeFor(name: ShadeName, palette: Palette): string {
  const { role, keeps } = SHADES[name];
  const own = baseOf(role);
  if (palette[own] === COLORS[own]) return COLORS[name];
  const [base, from, to] = [read(palette[own]), read(COLORS[own]), read(COLORS[name])];
  const most = Math.min(Math.max(to.c * 2, base.c), base.c + Math.abs(to.c - from.c));
  return written({
    mode: "oklch",
    l: keeps ? to.l : base.l + to.l - from.l,
    c: base.c < GREY ? 0 : Math.min((base.c * to.c) / from.c, most),
    h: (base.h ?? 0) + (to.h ?? 0) - (from.h ?? 0),
  });
}

const STEP = 0.005;

/** The nearest colour, lighter or darker, that `passes`. */
export function nearest(
  color: string,
  passes: (color: string) => boolean,
  step = STEP,
): string | null {
  if (passes(color)) return color;
  const start = read(color);
  for (let distance = step; distance <= 1; distance += step)
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const moved = written({ ...start, l });
      if (passes(moved)) return moved;
    }
  return null;
}

/** The colour's hue at a lightness, with at most this chroma. */
export function mixed(color: string, l: number, chroma: number): string {
  const { c, h } = read(color);
  return written({ mode: "oklch", l, c: Math.min(c < GREY ? 0 : c * 4, chroma), h: h ?? 0 });
}

/** The nearest lighter colour that `passes`; white if none does. */
export function lighterUntil(color: string, passes: (color: string) => boolean): string {
  const start = read(color);
  for (let { l } = start; l < 1; l += STEP) {
    const lighter = written({ ...start, l });
    if (passes(lighter)) return lighter;
  }
  return WHITE;
}

function legible(name: ShadeName, color: string, known: Partial<Palette>): string {
  const others = PAIRS.flatMap(({ text, ground, least }) => {
    const other = text === name ? ground : ground === name ? text : null;
    const against = other === null ? undefined : colorOf(known, other);
    return against === undefined ? [] : [{ against, least }];
  });
  const passes = (candidate: string): boolean =>
    others.every(({ against, least }) => ratioOf(candidate, against) >= least);
  return nearest(color, passes) ?? color;
}
