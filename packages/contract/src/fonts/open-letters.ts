/** The outlines of a font's letters, for whoever draws them. */
import { create, type Font } from "fontkitten";

/** A step of an outline; places in em, downward as a drawing has them. */
export interface OutlineStep {
  type: "M" | "L" | "Q" | "C" | "Z";
  /** x and y in turns. */
  places: readonly number[];
}

export interface Letters {
  /** Whether it can be drawn. */
  has(letter: string): boolean;
  /** In em. */
  advance(letter: string): number;
  outline(letter: string): readonly OutlineStep[];
}

/** A letter's advance and outline. */
export interface DrawnLetter {
  advance: number;
  steps: readonly OutlineStep[];
}

/** Steps of one letter: those of a drawn type have some dozens. */
const MOST_STEPS = 3000;

const STEPS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** Weights that a heading may be drawn in where nothing says which; a variable font is read as it is by itself. */
const ORDINARY = { least: 300, most: 500 };

/**
 * Of a WOFF2 file that `readFont` took; `null` where it is a variable font that by itself is thin or bold: the reader
 * sets no other cut of it.
 */
export function openLetters(bytes: Buffer): Letters | null {
  const font = create(bytes);
  if (font.isCollection) return null;
  const own = font.variationAxes.wght?.default;
  if (own !== undefined && (own < ORDINARY.least || own > ORDINARY.most)) return null;
  const drawn = new Map<string, DrawnLetter | null>();
  return lettersBy((letter) => {
    const before = drawn.get(letter);
    if (before !== undefined) return before;
    const made = drawnOf(font, letter);
    drawn.set(letter, made);
    return made;
  });
}

export const lettersBy = (find: (letter: string) => DrawnLetter | null | undefined): Letters => ({
  has: (letter) => Boolean(find(letter)),
  advance: (letter) => find(letter)?.advance ?? 0,
  outline: (letter) => find(letter)?.steps ?? [],
});

/** A letter that is broken in its file is one that is not there. */
function drawnOf(font: Font, letter: string): DrawnLetter | null {
  const code = letter.codePointAt(0) ?? 0;
  const em = font.unitsPerEm;
  try {
    if (!font.hasGlyphForCodePoint(code)) return null;
    const { advanceWidth, path } = font.glyphForCodePoint(code);
    if (path.commands.length > MOST_STEPS) return null;
    const steps = path.commands.map(({ command, args }) => ({
      type: STEPS[command],
      places: args.map((place, at) => (at % 2 === 0 ? place : -place) / em),
    }));
    const isSound = [advanceWidth, ...steps.flatMap(({ places }) => places)].every(Number.isFinite);
    return isSound ? { advance: advanceWidth / em, steps } : null;
  } catch {
    return null;
  }
}
