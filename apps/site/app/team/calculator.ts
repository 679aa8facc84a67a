/** Cost and saving of a team (CALC-01…CALC-07), in whole units of the currency per year. */
import type { Market } from "@meridian/contract/market";
import { money } from "#app/text/money.ts";
import {
  levelName,
  LEVELS,
  MOST_PEOPLE,
  MOST_POSITIONS,
  readTeam,
  TEAM,
  teamQuery,
  type Level,
  type Position,
  type TeamRead,
} from "#app/team/team.ts";
import type { Language } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";

/** Average yearly cost of one person, in the company's region and in the compared one. */
export interface Costs {
  europe: number;
  california: number;
}

/** An option of the calculator. `costs` has only the levels with a price. */
export interface Specialization {
  /** Its key in an address (`specializationKey`). */
  key: string;
  /** Displayed: the first word of its title, or the whole title if several begin alike. */
  name: string;
  costs: Partial<Record<Level, Costs>>;
}

export interface TeamRow extends Position, Costs {
  /** Of its specialization. */
  name: string;
  /** Of all its people (CALC-06); negative where the compared region is cheaper. */
  saving: number;
}

export interface Team {
  rows: TeamRow[];
  people: number;
  /** Cost of all people in the company's region per month, in whole units. */
  monthly: number;
  total: number;
  /** Whether `rows` has every position of the address. */
  isWhole: boolean;
}

/** Values of the three dropdowns; `""` or 0: not chosen. */
export interface Choice {
  key: string;
  level: Level | "";
  number: number;
}

/** Names of the dropdowns, in the form and in its address without script. */
export const CHOICE = { key: "specialization", level: "position", number: "number" } as const;
/** Query parameter: the contact form includes the team ("Send me this"). */
export const SEND = "send";

/** The choice in form data or an address, without invalid values. */
export function readChoice(given: { get(name: string): unknown }): Choice {
  const level = LEVELS.find((known) => known === given.get(CHOICE.level)) ?? "";
  const number = Number(given.get(CHOICE.number));
  return {
    key: String(given.get(CHOICE.key) ?? ""),
    level,
    number: Number.isInteger(number) && number >= 1 && number <= MOST_PEOPLE ? number : 0,
  };
}

const find = (
  specializations: readonly Specialization[],
  key: string,
): Specialization | undefined => specializations.find((one) => one.key === key);

/** The levels with a price; all levels while no specialization is chosen. */
export function levelsOf(specializations: readonly Specialization[], key: string): Level[] {
  if (specializations.length === 0) return [];
  const chosen = find(specializations, key);
  return chosen ? LEVELS.filter((level) => chosen.costs[level]) : [...LEVELS];
}

/** The chosen position; `null` while one of the three is missing (CALC-02) or without a price. */
export function chosenPosition(
  { key, level, number }: Choice,
  specializations: readonly Specialization[],
): Position | null {
  return level !== "" && number > 0 && find(specializations, key)?.costs[level]
    ? { key, level, number }
    : null;
}

/** The team with prices, without positions that no longer have one. */
export function priceTeam(
  { positions, isWhole }: TeamRead,
  specializations: readonly Specialization[],
): Team {
  const rows = positions.flatMap((position): TeamRow[] => {
    const { name = "", costs } = find(specializations, position.key) ?? {};
    const cost = costs?.[position.level];
    return cost
      ? [
          {
            ...position,
            ...cost,
            name,
            saving: (cost.california - cost.europe) * position.number,
          },
        ]
      : [];
  });
  const sum = (amount: (row: TeamRow) => number): number =>
    rows.reduce((whole, row) => whole + amount(row), 0);
  return {
    rows,
    people: sum(({ number }) => number),
    monthly: Math.round(sum(({ europe, number }) => europe * number) / 12),
    total: sum(({ saving }) => saving),
    isWhole: isWhole && rows.length === positions.length,
  };
}

/** "Senior React" */
export const titleOf = ({ level, name }: Pick<TeamRow, "level" | "name">, t: Translate): string =>
  `${levelName(level, t)} ${name}`;

export const withoutRow = (rows: readonly Position[], at: number): Position[] =>
  rows.filter((_, place) => place !== at);

/** Levels and numbers of an example team. */
const EXAMPLE = [
  ["Senior", 2],
  ["Middle", 2],
  ["Middle", 1],
] as const satisfies readonly (readonly [Level, number])[];

/** A team to begin with, of the first specializations with a price (CALC-12). */
export const exampleTeam = (specializations: readonly Specialization[]): Position[] =>
  EXAMPLE.flatMap(([wanted, number], at) => {
    const { key = "", costs = {} } = specializations[at] ?? {};
    const level = costs[wanted] ? wanted : LEVELS.find((known) => costs[known]);
    return level ? [{ key, level, number }] : [];
  });

/** Without script: the query after adding the chosen position, or `null` if nothing changes. */
export function longerTeam(
  query: URLSearchParams,
  specializations: readonly Specialization[],
): string | null {
  const written = query.get(TEAM);
  const { rows } = priceTeam(readTeam(written), specializations);
  const position = chosenPosition(readChoice(query), specializations);
  if (position && rows.length < MOST_POSITIONS) return teamQuery([...rows, position]);
  return written === "" && !query.has(CHOICE.key) ? "" : null;
}

/** The team for an email: a line per row, the total and the address; `""` for an empty team. */
export function teamText(
  { rows, total }: Team,
  address: string,
  { currency, own, compared }: Market,
  { code, t }: Language,
): string {
  if (rows.length === 0) return "";
  const amount = (value: number): string => money(value, currency, code);
  const lines = rows.map(({ number, europe, california, saving, ...row }) =>
    t("team.row", {
      number,
      title: titleOf(row, t),
      own,
      ownCost: amount(europe),
      compared,
      comparedCost: amount(california),
      saving: amount(saving),
    }),
  );
  return [...lines, t("team.total", { total: amount(total) }), address].join("\n");
}

/** The composed team for the islands. `address`: the page's, without query. */
export const sharedTeam = (
  team: Team,
  isSent: boolean,
  address: string,
  market: Market,
  language: Language,
) => ({
  people: team.people,
  total: team.total,
  currency: market.currency,
  words: teamText(team, `${address}?${teamSearch(team.rows)}`, market, language),
  isSent,
});

/** The query for a team, without `?`. */
export const teamSearch = (positions: readonly Position[], isSent = false): string =>
  [teamQuery(positions), isSent && positions.length > 0 ? `${SEND}=1` : ""]
    .filter(Boolean)
    .join("&");
