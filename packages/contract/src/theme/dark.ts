/**
 * The dark palette has the same names, so stylesheets and SVGs use it unchanged. It follows the
 * owner's palette: grounds take its hues; text and signals come from the night bands.
 */
import { PAIRS, ratioOf, type Pair } from "#theme/contrast.ts";
import { lighterUntil, mixed } from "#theme/derive.ts";
import { WHITE, type Palette, type ShadeName } from "#theme/palette.ts";

/** `white`: sheets, fields, text on filled buttons. `lamp`: the action colour at night. */
export type DarkPalette = Palette & Record<DarkName, string>;
export type DarkName = "white" | "lamp" | "lamp-2" | "on-lamp" | "logo-ground";

type Ground = readonly [hueOf: ShadeName, lightness: number, chroma: number];

/** OKLCH. Bands are lighter than the page, night bands darker. */
const GROUNDS = {
  night: ["night", 0.155, 0.022],
  "night-2": ["night-2", 0.215, 0.026],
  paper: ["night", 0.22, 0.026],
  white: ["night-2", 0.255, 0.028],
  "sea-1": ["sea-2", 0.275, 0.036],
  "sea-2": ["sea-3", 0.335, 0.04],
  "sea-3": ["sea-3", 0.41, 0.048],
  "land-1": ["land-2", 0.285, 0.024],
  "land-2": ["land-2", 0.385, 0.036],
  "flat-1": ["flat-2", 0.285, 0.026],
  "flat-3": ["flat-2", 0.335, 0.042],
  "flat-2": ["flat-2", 0.43, 0.056],
  "action-wash": ["action", 0.28, 0.05],
  "error-wash": ["night-error-wash", 0.28, 0.05],
  "success-wash": ["night-success-wash", 0.28, 0.04],
  "night-error-wash": ["night-error-wash", 0.26, 0.05],
  "night-success-wash": ["night-success-wash", 0.26, 0.04],
  // Logos are drawn for a light background.
  "logo-ground": ["paper", 0.9, 0.012],
} satisfies Partial<Record<ShadeName | DarkName, Ground>>;

/** Start of the search for a readable shade: a shade's hue and chroma, and a lightness. */
const TEXTS = {
  ink: ["night-text", 0.955, 0.016],
  "ink-2": ["night-soft", 0.845, 0.022],
  "ink-3": ["night-faint", 0.755, 0.024],
  action: ["action", 0.735, 0.15],
  "action-deep": ["action", 0.81, 0.11],
  error: ["night-error", 0.8, 0.12],
  success: ["night-success", 0.82, 0.09],
  "night-text": ["night-text", 0.955, 0.016],
  "night-soft": ["night-soft", 0.83, 0.022],
  "night-faint": ["night-faint", 0.74, 0.024],
  "night-error": ["night-error", 0.8, 0.12],
  "night-success": ["night-success", 0.82, 0.09],
  lamp: ["land-2", 0.87, 0.09],
  "lamp-2": ["land-1", 0.93, 0.06],
} satisfies Partial<Record<ShadeName | DarkName, Ground>>;

type GroundName = keyof typeof GROUNDS;
type TextName = keyof typeof TEXTS;
const groundNames = Object.keys(GROUNDS) as GroundName[];
const textNames = Object.keys(TEXTS) as TextName[];

/** Colours that replace the pairs' land colours at night. */
const LAMPS: Record<string, string> = { "land-1": "lamp-2", "land-2": "lamp" };

interface DarkPair {
  text: string;
  ground: string;
  least: Pair["least"];
}

/** The light theme's pairs and those of a night button. */
export const DARK_PAIRS: readonly DarkPair[] = [
  ...PAIRS.map(({ text, ground, least }) => ({
    text: ground.startsWith("night") ? (LAMPS[text] ?? text) : text,
    ground,
    least,
  })),
  { text: "on-lamp", ground: "lamp", least: 4.5 },
  { text: "on-lamp", ground: "lamp-2", least: 4.5 },
];

/** Always readable: grounds have a low lightness, and text gets lighter until it passes. */
export function darkPalette(palette: Palette): DarkPalette {
  const dark: Record<string, string> = { ...palette };
  for (const name of groundNames) {
    const [hueOf, lightness, chroma] = GROUNDS[name];
    dark[name] = mixed(palette[hueOf], lightness, chroma);
  }
  dark["on-lamp"] = dark.night ?? WHITE;
  for (const name of textNames) {
    const [hueOf, lightness, chroma] = TEXTS[name];
    const against = DARK_PAIRS.flatMap(({ text, ground, least }) => {
      const other = text === name ? ground : ground === name ? text : null;
      const color = other === null ? undefined : dark[other];
      return color === undefined ? [] : [{ color, least }];
    });
    dark[name] = lighterUntil(mixed(palette[hueOf], lightness, chroma), (candidate) =>
      against.every(({ color, least }) => ratioOf(candidate, color) >= least),
    );
  }
  return dark as DarkPalette;
}
