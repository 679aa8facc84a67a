/** The background of a logo: the page's paper, or night for a light logo. */
import type { Palette } from "@meridian/contract/theme/palette";

/** Channels from 0 to 255. */
type Color = [red: number, green: number, blue: number];

export interface Ground {
  /** Background for a logo that is invisible on paper: the brand's night colour. */
  color: string;
  /** Luminances. */
  paper: number;
  night: number;
}

/** Below this contrast a shape is hardly visible. */
const SEEN = 2;

function luminance(red: number, green: number, blue: number): number {
  const part = (value: number): number =>
    value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const partsOf = (color: string): Color => {
  const at = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

export function groundOf({ night, paper }: Pick<Palette, "night" | "paper">): Ground {
  const of = (color: string): number => luminance(...partsOf(color));
  return { color: night, paper: of(paper), night: of(night) };
}

/** Too light for the paper colour. */
export const isLight = (color: Color, { paper }: Ground): boolean =>
  contrast(luminance(...color), paper) < SEEN;

/** Too dark for the night colour. */
export const isDark = (color: Color, { night }: Ground): boolean =>
  contrast(luminance(...color), night) < SEEN;
