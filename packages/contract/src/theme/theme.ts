import { darkPalette, type DarkPalette } from "#theme/dark.ts";
import { problemsIn, problemWords, type ContrastProblem } from "#theme/contrast.ts";
import { derivePalette, nearest } from "#theme/derive.ts";
import {
  baseOf,
  COLORS,
  ROLES,
  SHADE_NAMES,
  WHITE,
  type Palette,
  type Role,
  type RoleColors,
  type ShadeName,
} from "#theme/palette.ts";

export interface Theme {
  palette: Palette;
  problems: ContrastProblem[];
  isBuiltIn: boolean;
}

const themes = new Map<string, Theme>();
const REMEMBERED = 50;

/** The palette with its unreadable pairs. Cached by colours. */
export function themeOf(colors: RoleColors): Theme {
  const key = ROLES.map((role) => colors[role] ?? "").join();
  const known = themes.get(key);
  if (known) return known;
  const palette = derivePalette(colors);
  const isBuiltIn = SHADE_NAMES.every((name) => palette[name] === COLORS[name]);
  const theme = { palette, problems: problemsIn(palette), isBuiltIn };
  if (themes.size >= REMEMBERED) themes.clear();
  themes.set(key, theme);
  return theme;
}

export const BUILT_IN: Theme = themeOf({});

/** Those that involve this role's colour. */
export const problemsOf = (colors: RoleColors, role: Role): ContrastProblem[] =>
  problemsIn(derivePalette(colors)).filter(({ roles }) => roles.includes(role));

/** The nearest colour without a problem, other roles unchanged; `null` if there is none. */
export const nearestPassing = (colors: RoleColors, role: Role): string | null =>
  nearest(
    colors[role] ?? COLORS[baseOf(role)],
    (color) => problemsOf({ ...colors, [role]: color }, role).length === 0,
    0.01,
  );

/**
 * The problem with a role's colour and the nearest solution; `null` without one. `action on paper
 * has a contrast of 2.3:1, and needs 4.5:1; 9 more pairs fail. The nearest colour that passes is
 * #974e00.`
 */
export function roleWords(colors: RoleColors, role: Role): string | null {
  const [first, ...others] = problemsOf(colors, role);
  if (!first) return null;
  const more = others.length === 0 ? "" : `; ${others.length} more pairs fail`;
  const right = nearestPassing(colors, role);
  return `${problemWords(first)}${more}. ${right ? `The nearest colour that passes is ${right}.` : "No lighter or darker shade passes with the other colours."}`;
}

/** Used only in SVG. */
const DRAWN = new Set<ShadeName>(["flat-2", "action-wash"]);
const NUMBERED = ["ink", "night", "night-text"] as const;

/** Custom properties: `--ink: #14252e`, and `--rgb-ink` for uses with opacity. */
export const themeStyles = ({ palette }: Pick<Theme, "palette">): string =>
  `:root{${propertiesOf({ ...palette, white: WHITE }).join(";")}}`;

const darkPalettes = new WeakMap<Palette, DarkPalette>();

/** Cached by theme. */
export function darkOf({ palette }: Pick<Theme, "palette">): DarkPalette {
  const dark = darkPalettes.get(palette) ?? darkPalette(palette);
  darkPalettes.set(palette, dark);
  return dark;
}

/** Only in the dark theme. The stylesheets have light fallbacks. */
const DARK_ONLY = ["lamp", "lamp-2", "on-lamp", "logo-ground"] as const;
const DARK_RULES = [
  // Shadows stay darker than the page.
  "--rgb-shade:0 0 0",
  "--light-only:none",
  "--dark-only:block",
  "--picture:brightness(.84)",
  // Logos are drawn for a light background: light where they are dark, in their hues. A white
  // background becomes black, which the blending leaves out.
  "--logo-filter:invert(1) hue-rotate(180deg)",
  "--logo-blend:screen",
  "--logo-tile:none",
  // How far the header's logo has a background beyond it.
  "--logo-edge:.375rem",
];

/** The same custom properties with dark values, for the root element or a state of it. */
export function darkStyles(theme: Pick<Theme, "palette">, root = ":root"): string {
  const dark = darkOf(theme);
  return `${root}{color-scheme:dark;${[
    ...propertiesOf(dark),
    ...DARK_ONLY.map((name) => `--${name}:${dark[name]}`),
    ...DARK_RULES,
  ].join(";")}}`;
}

const propertiesOf = (palette: Palette & { white: string }): string[] => [
  `--white:${palette.white}`,
  ...SHADE_NAMES.filter((name) => !DRAWN.has(name)).map((name) => `--${name}:${palette[name]}`),
  ...NUMBERED.map((name) => `--rgb-${name}:${numbersOf(palette[name])}`),
];

/** `20 37 46` */
export const numbersOf = (color: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(" ");
