import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { openLetters, type Letters } from "@meridian/files/fonts/open-letters";

/**
 * Fonts of titles, read from the design's own files, without fonts of the machine. The flare needs
 * a variable font, which the reader does not support; these are static ones.
 */
const FILES = ["latin", "latin-ext", "cyrillic"].map(
  (script) => `@fontsource/commissioner/files/commissioner-${script}-400-normal.woff2`,
);

/** In em, for tight headings (--track-display). */
const TRACKING = -0.022;

export interface Glyphs {
  /** Width of a text in pixels. */
  width(text: string, size: number): number;
  /** The outline of a text as SVG path data, from the start of its baseline. */
  outline(text: string, at: { x: number; y: number; size: number }): string;
  /**
   * The text without symbols that lack a glyph, such as emoji. Empty if a letter lacks one: an
   * incomplete title would mislead.
   */
  known(text: string): string;
}

/** Chooses the font of a whole text. */
export type TypeFor = (text: string) => Glyphs;

/** The bundled font. */
export const openGlyphs = async (): Promise<Glyphs> => glyphsOf(await bundledLetters());

/** `own`: glyphs of an owner's font (OWN-61), which is used for texts whose letters it all has. */
export async function openType(): Promise<(own: Letters | null) => TypeFor> {
  const bundled = await bundledLetters();
  const plain = glyphsOf(bundled);
  return (own) => (own ? typeWith(own, bundled, plain) : () => plain);
}

function typeWith(first: Letters, bundled: readonly Letters[], plain: Glyphs): TypeFor {
  // Missing symbols, such as an arrow, come from the bundled font.
  const owned = glyphsOf([first, ...bundled]);
  return (text) =>
    charactersOf(text).every((letter) => ONE_BY_ONE.test(letter) && first.has(letter))
      ? owned
      : plain;
}

async function bundledLetters(): Promise<Letters[]> {
  const require = createRequire(import.meta.url);
  const files = await Promise.all(FILES.map((file) => readFile(require.resolve(file))));
  return files.flatMap((file) => openLetters(file) ?? []);
}

/** Left-to-right scripts without joined letters. */
const ONE_BY_ONE =
  /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Georgian}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

const charactersOf = (text: string): string[] => [...text].filter((sign) => /\p{L}/u.test(sign));

/** Each letter from the first font that has it. */
function glyphsOf(fonts: readonly Letters[]): Glyphs {
  const fontOf = (letter: string): Letters | undefined => fonts.find((font) => font.has(letter));

  /** Calls `visit` for each glyph with its position; returns the end of the text. */
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
      const isWhole = charactersOf(text).every(fontOf);
      const drawable = [...text].filter(fontOf);
      return isWhole ? drawable.join("").replace(/\s+/g, " ").trim() : "";
    },
  };
}
