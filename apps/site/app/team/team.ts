/**
 * A team in an address (CALC-10): `?team=react.senior.2,qa.middle.1`. Without a number and tilde at
 * the start it is version 1. No prices: links outlive them.
 */
import type { Translate } from "@meridian/messages/messages";

/** In addresses and forms; visitors see `levelName`. */
export const LEVELS = ["Junior", "Middle", "Senior"] as const;
export type Level = (typeof LEVELS)[number];

const NAMES: Record<Level, (t: Translate) => string> = {
  Junior: (t) => t("level.junior"),
  Middle: (t) => t("level.middle"),
  Senior: (t) => t("level.senior"),
};

/** In the page's language. */
export const levelName = (level: Level, t: Translate): string => NAMES[level](t);

/** `key`: see `specializationKey`; `number`: 1 to 10 people. */
export interface Position {
  key: string;
  level: Level;
  number: number;
}

export interface TeamRead {
  positions: readonly Position[];
  /** Whether `positions` has the whole address: not if it is malformed or of another version. */
  isWhole: boolean;
}

export const TEAM = "team";
/** People per row (CALC-01). */
export const MOST_PEOPLE = 10;
/** Rows per team: links fit mail programs, and the quote fits one page. */
export const MOST_POSITIONS = 30;

const VERSION = "1";
const LONGEST_KEY = 32;
/** Maximum length; valid ones are far shorter. */
const LONGEST = 2000;

/** The first word of a specialization's title, which visitors see (CALC-01). */
export const firstWord = (title: string): string => title.trim().split(/\s+/)[0] ?? "";

/** A specialization's key in an address: "Node.js Developer" is `node.js`. */
export const specializationKey = (title: string): string =>
  [...firstWord(title).normalize("NFC").toLowerCase().replace(/[,~]/g, "-")]
    .slice(0, LONGEST_KEY)
    .join("");

/** Never throws: drops invalid positions; ignores another version or an excessive length. */
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

/** From the end, because a key may contain dots. */
function readPosition(item: string): Position | null {
  const [, name = "", word = "", digits = ""] = /^(.+)\.([a-z]+)\.([1-9]|10)$/su.exec(item) ?? [];
  const level = LEVELS.find((known) => known.toLowerCase() === word);
  const key = specializationKey(name);
  return level && key !== "" && key === name ? { key, level, number: Number(digits) } : null;
}

/** The parameter's value, unescaped; `""` for an empty team. */
export const writeTeam = (positions: readonly Position[]): string =>
  positions.map(({ key, level, number }) => `${key}.${level.toLowerCase()}.${number}`).join(",");

/** The query for a team, without `?`, with readable commas; `""` for an empty team. */
export const teamQuery = (positions: readonly Position[]): string =>
  positions.length > 0
    ? `${TEAM}=${encodeURIComponent(writeTeam(positions)).replaceAll("%2C", ",")}`
    : "";
