import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as OpenType from "opentype.js";
import type { Font, PathCommand } from "opentype.js";

/**
 * Titles are set in the design's own type, read from its files: no font of the machine is asked
 * for. The flare needs a variable font, which the reader cannot set; these are its static cuts.
 */
const FILES = ["latin", "latin-ext", "cyrillic"].map(
  (script) => `@fontsource/commissioner/files/commissioner-${script}-400-normal.woff`,
);

/** In em: headings are set tight (--track-display). */
const TRACKING = -0.022;

export interface Glyphs {
  /** Pixels that a text takes at a size. */
  width(text: string, size: number): number;
  /** The outline of a text as the data of an SVG path, from its baseline's start. */
  outline(text: string, at: { x: number; y: number; size: number }): string;
  /**
   * The text without signs that the type does not have, such as emoji. Nothing where it lacks a
   * letter: half a title says something else.
   */
  known(text: string): string;
}

export async function openGlyphs(): Promise<Glyphs> {
  // Its "module" is not what Node takes: named imports of it would fail there, and the default one
  // in the linter.
  const require = createRequire(import.meta.url);
  const { parse }: typeof OpenType = require("opentype.js");
  const fonts = await Promise.all(
    FILES.map(async (file) => parse(arrayOf(await readFile(require.resolve(file))))),
  );
  const fontOf = (letter: string): Font | undefined =>
    fonts.find((font) => font.charToGlyphIndex(letter) > 0);

  /** Calls `visit` for each letter with its place; returns where the text ends. */
  function walk(
    text: string,
    size: number,
    visit?: (font: Font, letter: string, x: number) => void,
  ): number {
    let x = 0;
    for (const letter of text) {
      const font = fontOf(letter);
      if (!font) continue;
      visit?.(font, letter, x);
      x += ((font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm + TRACKING) * size;
    }
    return x;
  }

  return {
    width: (text, size) => walk(text, size),
    outline(text, { x, y, size }) {
      const parts: string[] = [];
      walk(text, size, (font, letter, offset) =>
        parts.push(pathData(font.charToGlyph(letter).getPath(x + offset, y, size).commands)),
      );
      return parts.join("");
    },
    known(text) {
      const letters = [...text];
      const kept = letters.filter((letter) => fontOf(letter));
      const isWhole = letters.every((letter) => !/\p{L}/u.test(letter) || fontOf(letter));
      return isWhole ? kept.join("").replace(/\s+/g, " ").trim() : "";
    },
  };
}

/** By ourselves: the reader's own way writes NaN for a place a hair beside a whole pixel. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      const { type, x, y, x1, y1, x2, y2 } = { ...NO_POINT, ...command };
      const points = [x1, y1, x2, y2, x, y].filter((place) => place !== undefined);
      return type + points.map((place) => place.toFixed(1)).join(" ");
    })
    .join("");

type Place = "x" | "y" | "x1" | "y1" | "x2" | "y2";
const NO_POINT: Partial<Record<Place, number>> = {};

const arrayOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
