import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { openLetters, type Letters } from "@meridian/contract/fonts/letters";

/**
 * Titles are set in the design's own type, read from its files: no font of the machine is asked
 * for. The flare needs a variable font, of which the reader sets no cut; these are static ones.
 */
const FILES = ["latin", "latin-ext", "cyrillic"].map(
  (script) => `@fontsource/commissioner/files/commissioner-${script}-400-normal.woff2`,
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

/** In what a text is set, as a whole. */
export type TypeFor = (text: string) => Glyphs;

/** The bundled type. */
export const openGlyphs = async (): Promise<Glyphs> => glyphsOf(await bundledLetters());

/** `own`: letters of an owner's font (OWN-61), which sets the texts that it has every letter of. */
export async function openType(): Promise<(own: Letters | null) => TypeFor> {
  const bundled = await bundledLetters();
  const plain = glyphsOf(bundled);
  return (own) => (own ? typeWith(own, bundled, plain) : () => plain);
}

function typeWith(first: Letters, bundled: readonly Letters[], plain: Glyphs): TypeFor {
  // Signs that it lacks, such as an arrow, are the bundled type's.
  const owned = glyphsOf([first, ...bundled]);
  return (text) =>
    lettersOf(text).every((letter) => ONE_BY_ONE.test(letter) && first.has(letter)) ? owned : plain;
}

async function bundledLetters(): Promise<Letters[]> {
  const require = createRequire(import.meta.url);
  const files = await Promise.all(FILES.map((file) => readFile(require.resolve(file))));
  return files.flatMap((file) => openLetters(file) ?? []);
}

/** Scripts that are written from the left, a letter after the other as it is. */
const ONE_BY_ONE =
  /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Georgian}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

const lettersOf = (text: string): string[] => [...text].filter((sign) => /\p{L}/u.test(sign));

/** Each letter in the first of the fonts that has it. */
function glyphsOf(fonts: readonly Letters[]): Glyphs {
  const fontOf = (letter: string): Letters | undefined => fonts.find((font) => font.has(letter));

  /** Calls `visit` for each letter with its place; returns where the text ends. */
  function walk(
    text: string,
    size: number,
    visit?: (font: Letters, letter: string, x: number) => void,
  ): number {
    let x = 0;
    for (const letter of text) {
      const font = fontOf(letter);
      if (!font) continue;
      visit?.(font, letter, x);
      x += (font.advance(letter) + TRACKING) * size;
    }
    return x;
  }

  return {
    width: (text, size) => walk(text, size),
    outline(text, { x, y, size }) {
      const parts: string[] = [];
      walk(text, size, (font, letter, offset) => {
        for (const { type, places } of font.outline(letter))
          parts.push(
            type +
              places
                .map((place, at) => (place * size + (at % 2 === 0 ? x + offset : y)).toFixed(1))
                .join(" "),
          );
      });
      return parts.join("");
    },
    known(text) {
      const isWhole = lettersOf(text).every(fontOf);
      const kept = [...text].filter(fontOf);
      return isWhole ? kept.join("").replace(/\s+/g, " ").trim() : "";
    },
  };
}
