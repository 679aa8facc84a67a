import type { Palette } from "@meridian/contract/theme/palette";
import { globe } from "#app/bands/regions-map/globe.ts";
import type { Cities } from "#app/bands/regions-map/routes.ts";
import type { Place } from "#app/bands/regions-map/world-map.ts";
import { OG_SIZE } from "#app/seo/og-address.ts";
import type { Glyphs, TypeFor } from "#server/seo/og-glyphs.ts";

const EDGE = 28;
const MARGIN = 84;
const SMALLEST = 46;
const SIZES = [74, 64, 54, SMALLEST];
/** At the smallest size one line more. */
const LINES = 3;
const MAX_LINES = 4;
const TEXT_WIDTH = 610;

export interface OgParts {
  title: string;
  /** The brand's logo as a sanitized SVG; without it `brand` is written. */
  logo: string | undefined;
  brand: string;
  palette: Palette;
  typeFor: TypeFor;
  /** Places on the globe, and its land. */
  cities: Cities;
  land: readonly (readonly Place[])[];
}

/** The link preview of a page: its title next to the globe with a route, in a neatline. */
export function ogDrawing({ title, logo, brand, palette, typeFor, cities, land }: OgParts): string {
  const glyphs = typeFor(title);
  const { width, height } = OG_SIZE;
  const { size, lines } = setTitle(glyphs.known(title), glyphs);
  const leading = size * 1.14;
  const top = height - MARGIN - leading * (lines.length - 1);
  const text = lines
    .map((line, at) => glyphs.outline(line, { x: MARGIN, y: top + at * leading, size }))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.paper}"/><clipPath id="sheet"><rect x="${EDGE}" y="${EDGE}" width="${width - 2 * EDGE}" height="${height - 2 * EDGE}"/></clipPath><g clip-path="url(#sheet)"><rect width="${width}" height="${height}" fill="${palette["sea-1"]}"/><g transform="translate(985 235)">${globe({ land, cities, palette, radius: 280 })}</g></g>${neatline(palette)}${mark({ logo, brand, palette, typeFor })}<path d="${text}" fill="${palette.ink}"/></svg>`;
}

/** The largest size at which the title fits without a split word; truncated at the smallest. */
function setTitle(title: string, glyphs: Glyphs): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, size, glyphs);
    const isWhole = title.split(" ").every((word) => glyphs.width(word, size) <= TEXT_WIDTH);
    const fits = size === SMALLEST ? lines.length <= MAX_LINES : isWhole && lines.length <= LINES;
    if (fits) return { size, lines };
  }
  const size = SMALLEST;
  const shown = wrap(title, size, glyphs).slice(0, MAX_LINES);
  let last = shown.pop() ?? "";
  while (last !== "" && glyphs.width(`${last}…`, size) > TEXT_WIDTH)
    last = last.slice(0, -1).trimEnd();
  return { size, lines: [...shown, `${last}…`] };
}

function wrap(title: string, size: number, glyphs: Glyphs): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ").flatMap((whole) => pieces(whole, size, glyphs))) {
    const line = lines.at(-1);
    if (line !== undefined && glyphs.width(`${line} ${word}`, size) <= TEXT_WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else if (word !== "") lines.push(word);
  }
  return lines;
}

/** Splits a word wider than the line. */
function pieces(word: string, size: number, glyphs: Glyphs): string[] {
  if (glyphs.width(word, size) <= TEXT_WIDTH) return [word];
  const parts = [""];
  for (const letter of word) {
    if (glyphs.width(parts.at(-1) + letter, size) > TEXT_WIDTH) parts.push("");
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The chart's scale: twenty-four segments, one per hour, alternating black and white. */
function neatline({ ink }: Palette): string {
  const { width, height } = OG_SIZE;
  const [across, down] = [width - 2 * EDGE, height - 2 * EDGE];
  const dashes = (length: number, count: number) =>
    `stroke-dasharray="${length / count}" stroke-width="8" stroke="${ink}" fill="none"`;
  const inner = EDGE - 8;
  return `<path d="M${EDGE} ${inner + 2}H${width - EDGE}M${EDGE} ${height - inner - 2}H${width - EDGE}" ${dashes(across, 24)}/><path d="M${inner + 2} ${EDGE}V${height - EDGE}M${width - inner - 2} ${EDGE}V${height - EDGE}" ${dashes(down, 12)}/><rect x="${EDGE}" y="${EDGE}" width="${across}" height="${down}" fill="none" stroke="${ink}" stroke-width="2"/><rect x="${inner - 3}" y="${inner - 3}" width="${width - 2 * inner + 6}" height="${height - 2 * inner + 6}" fill="none" stroke="${ink}" stroke-width="2"/>`;
}

const LOGO_HEIGHT = 48;
const ROOT = /<svg\b([^>]*)>([\s\S]*)<\/svg>/;
/** Of the root; the drawing has its own. */
const PLACE = /\s(?:x|y|width|height|xmlns|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** The light theme's logo on its ground (DARK-03), no wider than the title. */
function mark({
  logo,
  brand,
  palette: { ink },
  typeFor,
}: Pick<OgParts, "logo" | "brand" | "palette" | "typeFor">): string {
  const glyphs = typeFor(brand);
  const [, root = "", content] = ROOT.exec(logo ?? "") ?? [];
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(root)?.[1] ?? "")
    .split(/[\s,]+/)
    .map(Number);
  if (!content || !width || !height)
    return `<path d="${glyphs.outline(glyphs.known(brand), { x: MARGIN, y: MARGIN + 40, size: 44 })}" fill="${ink}"/>`;
  const across = Math.min((LOGO_HEIGHT * width) / height, TEXT_WIDTH);
  return `<svg x="${MARGIN}" y="${MARGIN}" width="${across}" height="${LOGO_HEIGHT}" preserveAspectRatio="xMinYMid"${root.replace(PLACE, "")}>${content}</svg>`;
}
