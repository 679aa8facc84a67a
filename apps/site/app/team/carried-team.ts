import { SURVEY_OFFERS, SURVEY_OTHER_MAX } from "@meridian/contract/forms";
import { teamQuery, type Position } from "#app/team/team.ts";

/** A team from the calculator, as the survey takes it over. */
export interface CarriedTeam {
  /** Fields of the survey that it answers (`readSurvey`). */
  answers: Record<string, string>;
  /** All of it in words. */
  words: string;
  /** The query that brings it back to the calculator, without `?`. */
  query: string;
}

/** The same as the survey shows it. */
export interface ShownTeam extends CarriedTeam {
  /** Where it can be changed; `""` where there is no calculator. */
  calculator: string;
}

/** "Node JS", "node.js" and "Node" are one. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "")
    .replace(/js$/, "");

/**
 * People become the size, both ends of it; technologies that have a box are ticked; the words stand
 * beside them as far as they fit, first what has no box. A position that neither `names` nor the
 * survey knows is left out: anyone can write a link, and their words are not ours. `null` when
 * nothing is left.
 */
export function carriedTeam(
  positions: readonly Position[],
  names: ReadonlyMap<string, string>,
  technologies: readonly string[] = SURVEY_OFFERS.technologies,
): CarriedTeam | null {
  const boxOf = (name: string): string | undefined =>
    technologies.find((technology) => bare(technology) === bare(name));
  const known = positions.flatMap((position) => {
    const name = names.get(position.key) ?? boxOf(position.key);
    return name ? [{ position, name }] : [];
  });
  if (known.length === 0) return null;
  const rows = known.map(({ position: { level, number }, name }) => ({
    box: boxOf(name),
    words: `${number} ${level} ${name}`,
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
    words: rows.map(({ words }) => words).join(", "),
    query: teamQuery(known.map(({ position }) => position)),
  };
}

/** As many of the first ones, whole, as the free text takes. */
const fitting = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) =>
      [text, part].filter(Boolean).join(", ").length <= SURVEY_OTHER_MAX
        ? [text, part].filter(Boolean).join(", ")
        : text,
    "",
  );
