import { wcagContrast } from "culori";
import { SHADES, WHITE, type Palette, type Role, type ShadeName } from "#theme/palette.ts";

type Side = ShadeName | "white";

export interface Pair {
  text: Side;
  ground: Side;
  /** WCAG 2.2, 1.4.3 and 1.4.11: 4.5 for text, 3 for large text and control outlines. */
  least: 4.5 | 3;
}

const TEXT: [text: Side, grounds: Side[]][] = [
  [
    "ink",
    [
      ...(["paper", "white", "sea-1", "sea-2", "sea-3", "land-1", "land-2"] as const),
      ...(["flat-1", "flat-3", "action-wash"] as const),
    ],
  ],
  ["ink-2", ["paper", "white", "sea-1", "sea-2", "land-1", "flat-1"]],
  ["ink-3", ["paper", "white", "sea-1", "land-1"]],
  ["action", ["paper", "white", "sea-1", "sea-2", "land-1", "flat-1", "action-wash"]],
  ["action-deep", ["paper", "white", "sea-1", "land-1", "flat-1"]],
  ["white", ["action", "action-deep", "ink"]],
  ["error", ["paper", "white", "sea-1", "land-1", "flat-1", "error-wash"]],
  ["success", ["paper", "white", "sea-1", "success-wash"]],
  ["night-text", ["night", "night-2"]],
  ["night-soft", ["night", "night-2"]],
  ["night-faint", ["night", "night-2"]],
  ["land-2", ["night", "night-2"]],
  ["land-1", ["night", "night-2"]],
  ["night-error", ["night", "night-2", "night-error-wash"]],
  ["night-success", ["night", "night-2", "night-success-wash"]],
];
/** Edges of fields on coloured bands; bars and dots on maps. */
const LINES: [line: Side, grounds: Side[]][] = [
  ["ink-3", ["sea-2", "flat-1"]],
  ["action", ["sea-3", "land-2"]],
];

const pairsOf = (lists: typeof TEXT, least: Pair["least"]): Pair[] =>
  lists.flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground, least })));

export const PAIRS: readonly Pair[] = [...pairsOf(TEXT, 4.5), ...pairsOf(LINES, 3)];

export const colorOf = (palette: Partial<Palette>, side: Side): string | undefined =>
  side === "white" ? WHITE : palette[side];

export const ratioOf = (a: string, b: string): number => wcagContrast(a, b);

export interface ContrastProblem extends Pair {
  ratio: number;
  roles: Role[];
}

/** The failing pairs; of an incomplete palette only pairs with both colours. */
export function problemsIn(palette: Partial<Palette>): ContrastProblem[] {
  return PAIRS.flatMap((pair) => {
    const [text, ground] = [colorOf(palette, pair.text), colorOf(palette, pair.ground)];
    const ratio = text && ground ? ratioOf(text, ground) : Infinity;
    return ratio >= pair.least ? [] : [{ ...pair, ratio, roles: rolesOf(pair) }];
  });
}

const rolesOf = ({ text, ground }: Pair): Role[] => [
  ...new Set([text, ground].flatMap((side) => (side === "white" ? [] : [SHADES[side].role]))),
];

const wordsOf = (side: Side): string => (side === "white" ? "white" : SHADES[side].words);

/** `faint ink on first background has a contrast of 3.9:1, and needs 4.5:1` */
export const problemWords = ({ text, ground, ratio, least }: ContrastProblem): string =>
  `${wordsOf(text)} on ${wordsOf(ground)} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, and needs ${least}:1`;
