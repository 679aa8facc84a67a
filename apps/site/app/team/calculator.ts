/**
 * What a composed team costs and saves (CALC-01…CALC-07). Amounts are whole ones a year, of the
 * currency of the settings.
 */
import type { Market } from "@meridian/contract/market";
import { money } from "#app/text/money.ts";
import {
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

/** Of one person: on average where the company's are, and where it is compared with (`Market`). */
export interface Costs {
  europe: number;
  california: number;
}

/** What can be chosen. A level that the host has no price for is not among `costs`. */
export interface Specialization {
  /** Its name in an address (`specializationKey`). */
  key: string;
  /** What is read: the first word of its title, or the whole title where several begin alike. */
  name: string;
  costs: Partial<Record<Level, Costs>>;
}

/** A row of the table. */
export interface TeamRow extends Position, Costs {
  /** "Senior React" */
  title: string;
  /** Of all its people (CALC-06); negative where the compared is cheaper. */
  saving: number;
}

export interface Team {
  rows: TeamRow[];
  people: number;
  total: number;
  /** Whether every position that the address names is in `rows`. */
  isWhole: boolean;
}

/** What stands in the three dropdowns; `""`, or 0, where nothing is chosen. */
export interface Choice {
  key: string;
  level: Level | "";
  number: number;
}

export const NO_CHOICE: Choice = { key: "", level: "", number: 0 };

/** Names of the dropdowns, in the form and in the address it makes without script. */
export const CHOICE = { key: "specialization", level: "position", number: "number" } as const;
/** In the address: the team is to be written into the contact form too ("Send me this"). */
export const SEND = "send";

/** The choice in a form's data or in an address; what is none is taken for nothing. */
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

/** The levels that have a price; all of them as long as no specialization is chosen. */
export function levelsOf(specializations: readonly Specialization[], key: string): Level[] {
  if (specializations.length === 0) return [];
  const chosen = find(specializations, key);
  return chosen ? LEVELS.filter((level) => chosen.costs[level]) : [...LEVELS];
}

/**
 * The position that is chosen, or `null` while one of the three is missing (CALC-02) or there is no
 * price for it.
 */
export function chosenPosition(
  { key, level, number }: Choice,
  specializations: readonly Specialization[],
): Position | null {
  return level !== "" && number > 0 && find(specializations, key)?.costs[level]
    ? { key, level, number }
    : null;
}

/** The team with its prices. A position that has none any more is left out. */
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
            title: `${position.level} ${name}`,
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
    total: sum(({ saving }) => saving),
    isWhole: isWhole && rows.length === positions.length,
  };
}

/** A team without the row at this place. */
export const withoutRow = (rows: readonly Position[], at: number): Position[] =>
  rows.filter((_, place) => place !== at);

/**
 * Without script the form asks for one more position by its three dropdowns, and a delete button
 * for a team that may be empty: the query of the team that is meant, or `null` when the address
 * says it already.
 */
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

/**
 * The team in words, for a letter: a line for each row, the total and where it can be seen; `""`
 * for an empty team.
 */
export function teamText({ rows, total }: Team, address: string, market: Market): string {
  if (rows.length === 0) return "";
  const { currency, own, compared } = market;
  const lines = rows.map(
    ({ number, title, europe, california, saving }) =>
      `${number} × ${title}: average cost in ${own} ${money(europe, currency)}, cost in ${compared} ${money(california, currency)}, saving ${money(saving, currency)}`,
  );
  return [...lines, `TOTAL SAVE: ${money(total, currency)} per year`, address].join("\n");
}

/** What is told of a team to whoever sends it. `address`: of the page, without query. */
export const sharedTeam = (team: Team, isSent: boolean, address: string, market: Market) => ({
  people: team.people,
  total: team.total,
  currency: market.currency,
  words: teamText(team, `${address}?${teamSearch(team.rows)}`, market),
  isSent,
});

/** The query for a team, without `?`. */
export const teamSearch = (positions: readonly Position[], isSent = false): string =>
  [teamQuery(positions), isSent && positions.length > 0 ? `${SEND}=1` : ""]
    .filter(Boolean)
    .join("&");
