import {
  offerLabel,
  SURVEY_OFFERS,
  SURVEY_OTHER_MAX,
  type SurveyOffers,
} from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import { levelName, teamQuery, type Position } from "#app/team/team.ts";

/** A team from the calculator as the survey's initial answers. */
export interface CarriedTeam {
  /** Initial values of the survey's fields (`readSurvey`). */
  answers: Record<string, string>;
  /** The whole team in words, by position. */
  words: string[];
  /** The query for the calculator, without `?`. */
  query: string;
}

export interface ShownTeam extends CarriedTeam {
  /** Address for changing it; `""` without a calculator. */
  calculator: string;
}

/** "Node JS", "node.js" and "Node" are equal. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "")
    .replace(/js$/, "");

/**
 * The number of people is both ends of the size; known technologies are checked; words fill the
 * free text, first those without a checkbox. Drops positions unknown to both `names` and the
 * survey: anyone can write a link, and its words are not ours. `null`: nothing remains.
 */
export function carriedTeam(
  positions: readonly Position[],
  names: ReadonlyMap<string, string>,
  t: Translate,
  offers: Pick<SurveyOffers, "technologies" | "labels"> = SURVEY_OFFERS,
): CarriedTeam | null {
  const { technologies } = offers;
  const boxOf = (name: string): string | undefined =>
    technologies.find((one) =>
      [one, offerLabel(offers, one)].some((is) => bare(is) === bare(name)),
    );
  const known = positions.flatMap((position) => {
    const box = boxOf(position.key);
    const name = names.get(position.key) ?? (box && offerLabel(offers, box));
    return name ? [{ position, name }] : [];
  });
  if (known.length === 0) return null;
  const rows = known.map(({ position: { level, number }, name }) => ({
    box: boxOf(name),
    words: `${number} ${levelName(level, t)} ${name}`,
  }));
  const people = known.reduce((sum, { position }) => sum + position.number, 0);
  const boxes = technologies.filter((technology) => rows.some(({ box }) => box === technology));
  const other = fitting(
    [...rows.filter(({ box }) => !box), ...rows.filter(({ box }) => box)].map(({ words }) => words),
  );
  return {
    answers: {
      teamSize: `${people}-${people}`,
      skill: [...boxes, other].filter((part) => part !== "").join(", "),
    },
    words: rows.map(({ words }) => words),
    query: teamQuery(known.map(({ position }) => position)),
  };
}

/** The first whole parts that fit the free text. */
const fitting = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) =>
      [text, part].filter(Boolean).join(", ").length <= SURVEY_OTHER_MAX
        ? [text, part].filter(Boolean).join(", ")
        : text,
    "",
  );
