import { type Palette, WHITE } from "@meridian/contract/theme/palette";
import { MarkError, readMark, type Mark } from "#server/brand/read-mark.ts";
import { hashOf } from "#server/http/prepared-response.ts";
import { PaintError, paintDrawing, type PaintDrawing } from "#server/pictures/paint-drawing.ts";
import type { Glyphs } from "#server/seo/og-glyphs.ts";
import type { Uses } from "#server/services.ts";

export interface Brand {
  name: string;
  palette: Palette;
  /** Path of its logo on the site. */
  mark: string | undefined;
}

export interface MarkSource extends Uses<never, { log: "warn" }> {
  /** Bytes of a file of the site or a picture of the host; a number is the failure's status. */
  read: (path: string) => Promise<Buffer | number>;
  glyphs: () => Promise<Glyphs>;
  paint?: PaintDrawing;
}

/** `isAway`: it is temporarily unavailable and was replaced. */
export type MarkOf = (brand: Brand) => Promise<{ mark: Mark; isAway: boolean }>;

const WANTED =
  "It must be an SVG without scripts, or a PNG of at least 512 × 512 pixels and at most 1 MB.";

/** The brand's logo, or the first letter of its name if there is no usable one. */
export function createMarkOf({ read, glyphs, log, paint = paintDrawing }: MarkSource): MarkOf {
  let reported = "";
  const paintable = createPaintable(paint);

  function refuse(path: string, problem: string): null {
    const line = `${path} ${problem}`;
    if (line !== reported)
      log.warn(
        { path: "brand.mark", mark: path, problem },
        `site settings: brand.mark (${path}) cannot be used, so the first letter of the name replaces it: ${problem}. ${WANTED}`,
      );
    reported = line;
    return null;
  }

  async function own(path: string): Promise<Mark | "away" | null> {
    const bytes = await read(path);
    if (bytes === 404) return refuse(path, "the picture does not exist");
    if (typeof bytes === "number") return "away";
    try {
      const mark = await readMark(bytes);
      if (mark.kind === "drawing") await paintable(mark.svg);
      return mark;
    } catch (error) {
      if (error instanceof MarkError) return refuse(path, error.message);
      throw error;
    }
  }

  return async ({ name, palette, mark: path }) => {
    const mark = path ? await own(path) : null;
    if (mark && mark !== "away") return { mark, isAway: false };
    return { mark: neutralMark(name, palette, await glyphs()), isAway: mark === "away" };
  };
}

/** Pixels of the largest icon. */
const LARGEST = 512;

/** Renders an SVG once, at the largest size, as a test. Throws `MarkError`. */
function createPaintable(paint: PaintDrawing): (svg: string) => Promise<void> {
  let tried: { hash: string; problem: Promise<string> } | undefined;
  return async (svg) => {
    const hash = hashOf(svg);
    if (tried?.hash !== hash) tried = { hash, problem: problemOf(svg, paint) };
    const problem = await tried.problem;
    if (problem) throw new MarkError(problem);
  };
}

const problemOf = (svg: string, paint: PaintDrawing): Promise<string> =>
  paint(svg, { fit: { mode: "width", value: LARGEST } }).then(
    () => "",
    (error: unknown) => {
      if (error instanceof PaintError) return error.message;
      throw error;
    },
  );

const SIDE = 512;
const SIZE = 350;
/** Height of a capital letter in em. */
const CAPITAL = 0.7;

/** For a missing logo: the name's first letter on the brand's colour, or only the colour. */
function neutralMark(name: string, palette: Palette, glyphs: Glyphs): Mark {
  const letter = glyphs.known((/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase());
  const x = (SIDE - glyphs.width(letter, SIZE)) / 2;
  const path = glyphs.outline(letter, { x, y: (SIDE + CAPITAL * SIZE) / 2, size: SIZE });
  return {
    kind: "drawing",
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${palette.action}"/><path d="${path}" fill="${WHITE}"/></svg>`,
  };
}
