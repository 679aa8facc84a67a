import { create, type Font } from "fontkitten";

/** In em, y downward. */
export interface OutlineStep {
  type: "M" | "L" | "Q" | "C" | "Z";
  /** x and y in turn. */
  places: readonly number[];
}

export interface Letters {
  has(letter: string): boolean;
  /** In em. */
  advance(letter: string): number;
  outline(letter: string): readonly OutlineStep[];
}

export interface DrawnLetter {
  advance: number;
  steps: readonly OutlineStep[];
}

/** Steps of one glyph; the bundled font has a few dozen. */
const MOST_STEPS = 3000;

const STEPS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** Acceptable default weights for headings: a variable font is used in its default weight. */
const ORDINARY = { least: 300, most: 500 };

/**
 * For a WOFF2 file that passed `readFont`. `null` for a variable font with a thin or bold default
 * weight, because the reader cannot set another.
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

/** `null` for a broken glyph. */
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
