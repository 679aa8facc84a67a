/** What a mark is seen on: the page's paper, or night where it is as light as paper. */

/** `--chart-night` of `styles/tokens.css`. */
export const MARK_GROUND = "#10262f";
const PAPER = 0.97;
const NIGHT = 0.018;
/** Less than this against its ground and a shape is hardly seen. */
const SEEN = 2;

function luminance(red: number, green: number, blue: number): number {
  const part = (value: number): number =>
    value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Too light to be seen on paper. Parts from 0 to 255. */
export const isLight = (red: number, green: number, blue: number): boolean =>
  contrast(luminance(red, green, blue), PAPER) < SEEN;

/** Dark enough to be lost at night. */
export const isDark = (red: number, green: number, blue: number): boolean =>
  contrast(luminance(red, green, blue), NIGHT) < SEEN;
