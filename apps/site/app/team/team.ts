/**
 * A composed team as a page's address says it (CALC-10): `?team=react.senior.2,qa.middle.1`. Short,
 * readable, and bearing its version: what begins with no number and tilde is version 1. It knows
 * nothing of prices: a link outlives them.
 */

export const LEVELS = ["Junior", "Middle", "Senior"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * One row: `key` names the specialization (see `specializationKey`), `number` is how many people, 1
 * to 10.
 */
export interface Position {
  key: string;
  level: Level;
  number: number;
}

export interface TeamRead {
  positions: readonly Position[];
  /**
   * Whether all that the address says is in `positions`: not so for a forged, broken or foreign
   * one.
   */
  isWhole: boolean;
}

/** The parameter's name. */
export const TEAM = "team";
/** The most people of a row (CALC-01). */
export const MOST_PEOPLE = 10;
/**
 * The most rows of a team: a link stays short enough for every mail program, and the quote on one
 * page.
 */
export const MOST_POSITIONS = 30;

const VERSION = "1";
const LONGEST_KEY = 32;
/** Characters; the longest that this module writes is well below. */
const LONGEST = 2000;

/** The first word of a specialization's title: what visitors read for it (CALC-01). */
export const firstWord = (title: string): string => title.trim().split(/\s+/)[0] ?? "";

/** A specialization's name in an address: "Node.js Developer" is `node.js`. */
export const specializationKey = (title: string): string =>
  [...firstWord(title).normalize("NFC").toLowerCase().replace(/[,~]/g, "-")]
    .slice(0, LONGEST_KEY)
    .join("");

/**
 * What the parameter says. Never throws: what is no position is left out, and what is of another
 * version or absurdly long is left out whole.
 */
export function readTeam(written: string | null): TeamRead {
  if (!written) return { positions: [], isWhole: true };
  const text = written.startsWith(`${VERSION}~`) ? written.slice(VERSION.length + 1) : written;
  if (text.length > LONGEST || text.includes("~")) return { positions: [], isWhole: false };
  const items = text.split(",");
  const positions = items
    .map(readPosition)
    .filter((position) => position !== null)
    .slice(0, MOST_POSITIONS);
  return { positions, isWhole: positions.length === items.length };
}

/** From the end, for a key may hold dots. */
function readPosition(item: string): Position | null {
  const [, name = "", word = "", digits = ""] = /^(.+)\.([a-z]+)\.([1-9]|10)$/su.exec(item) ?? [];
  const level = LEVELS.find((known) => known.toLowerCase() === word);
  const key = specializationKey(name);
  return level && key !== "" && key === name ? { key, level, number: Number(digits) } : null;
}

/** The parameter's value, not yet escaped; `""` for an empty team. */
export const writeTeam = (positions: readonly Position[]): string =>
  positions.map(({ key, level, number }) => `${key}.${level.toLowerCase()}.${number}`).join(",");

/** The query for a team, without `?` and with its commas readable; `""` for an empty team. */
export const teamQuery = (positions: readonly Position[]): string =>
  positions.length > 0
    ? `${TEAM}=${encodeURIComponent(writeTeam(positions)).replaceAll("%2C", ",")}`
    : "";
