import { create, type Font } from "fontkitten";
import { holdsAtMost } from "#fonts/woff2-size.ts";

/** Bytes: a page's first text waits for it. */
export const LARGEST_FONT = 300_000;
/** Bytes of the decompressed tables; a font of 300 kB has about 1 MB. */
const LARGEST_TABLES = 4_000_000;

/** The message is a sentence for the editor. */
export class NoFont extends Error {
  override readonly name = "NoFont";
}

/** In em. */
export interface FontMeasures {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average width of a character in running text. */
  width: number;
  /** Lightest and heaviest weight of a variable font. */
  weights: readonly [number, number] | null;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,";
/** Sample text of such a site, for the average width. */
const TEXT =
  "Engineering teams that join yours: people who have built such products before, hired for you and near enough to talk with at any time of your working day. We agree on what the first weeks must show, and you pay for the work of the team and for nothing else.";

/** Checks an owner's font and reads its metrics. Throws `NoFont`. */
export function readFont(bytes: Buffer): FontMeasures {
  if (bytes.length > LARGEST_FONT)
    throw new NoFont(
      `Choose a font of ${LARGEST_FONT / 1000} kB at most: this one has ${Math.ceil(bytes.length / 1000)} kB. One cut to the letters of your languages has a tenth of that.`,
    );
  if (bytes.subarray(0, 4).toString("latin1") !== "wOF2")
    throw new NoFont("Choose a WOFF2 font: this file is not one.");
  const measures = measured(bytes);
  if (!Object.values(measures).flat().every(isMeasure))
    throw new NoFont("Choose another file: the measures of this font cannot be.");
  return measures;
}

/** No font exceeds a few em; the fallback's size is computed from these. */
const isMeasure = (value: number | null): boolean =>
  value === null || (Number.isFinite(value) && Math.abs(value) <= 1000);

function measured(bytes: Buffer): FontMeasures {
  const font = opened(bytes);
  const lacking = attempt(() =>
    [...LETTERS].find((letter) => !font.hasGlyphForCodePoint(codeOf(letter))),
  );
  if (lacking) throw new NoFont(`Choose a font with Latin letters: this one has no “${lacking}”.`);
  return attempt(() => {
    const em = font.unitsPerEm;
    const advances = [...TEXT].map((letter) => font.glyphForCodePoint(codeOf(letter)).advanceWidth);
    const { wght } = font.variationAxes;
    const width = advances.reduce((sum, advance) => sum + advance, 0) / advances.length / em;
    if (!(width > 0)) throw new Error("letters without a width");
    return {
      ascent: font.ascent / em,
      descent: Math.abs(font.descent) / em,
      lineGap: font.lineGap / em,
      width,
      weights: wght ? [wght.min, wght.max] : null,
    };
  });
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

function opened(bytes: Buffer): Font {
  // The reader would decompress anything, in JavaScript: 128 MB took four seconds.
  if (!attempt(() => holdsAtMost(bytes, LARGEST_TABLES)))
    throw new NoFont(
      `Choose another file: decompressed this one has more than ${LARGEST_TABLES / 1e6} MB, which no font for the web has.`,
    );
  const font = attempt(() => create(bytes));
  if (font.isCollection) throw new NoFont("Choose a file with one font: this one has several.");
  return font;
}

/** The reader throws various errors for broken files. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new NoFont("Choose another file: this one begins like a font, and is broken.", {
      cause: error,
    });
  }
}
