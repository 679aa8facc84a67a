import { WHITE, type Palette } from "@meridian/contract/theme/palette";
import type { Mark } from "#server/brand/read-mark.ts";
import type { Glyphs } from "#server/seo/og-glyphs.ts";

const SIDE = 512;
const SIZE = 350;
/** Height of a capital letter in em. */
const CAPITAL = 0.7;

/** For a missing logo: the name's first letter on the brand's colour, or only the colour. */
export function neutralMark(name: string, palette: Palette, glyphs: Glyphs): Mark {
  const letter = glyphs.known((/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase());
  const x = (SIDE - glyphs.width(letter, SIZE)) / 2;
  const path = glyphs.outline(letter, { x, y: (SIDE + CAPITAL * SIZE) / 2, size: SIZE });
  return {
    kind: "drawing",
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${palette.action}"/><path d="${path}" fill="${WHITE}"/></svg>`,
  };
}
