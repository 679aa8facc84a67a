/** The vacancy filter's rules (VAC-01…VAC-04, VAC-09). */

/** The three groups: their names in the address, which are the host's, and their labels. */
export const FILTER_GROUPS = [
  { name: "work_type", label: "Work type" },
  { name: "expertise", label: "Tech level" },
  { name: "specialization", label: "Specialization" },
] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number]["name"];

/** Names by group: a vacancy's own, the options there are, or the chosen ones. */
export type FilterNames = Record<FilterGroup, string[]>;

export interface Filterable extends FilterNames {
  /** Larger is more urgent. */
  hot: number;
}

/** What a group shows while nothing is chosen in it (section 9). */
export const ALL_POSITIONS = "All position";

export const eachGroup = <T>(of: (group: FilterGroup) => T): Record<FilterGroup, T> => ({
  work_type: of("work_type"),
  expertise: of("expertise"),
  specialization: of("specialization"),
});

/** The chosen names, in the options' order; names that are no option are left out. */
export const readChoice = (query: URLSearchParams, options: FilterNames): FilterNames =>
  eachGroup((group) => options[group].filter((name) => query.getAll(group).includes(name)));

/** In an address: which page of the list. */
export const PAGE = "page";

/**
 * The one query for a choice, and a page of what it finds, without `?`: groups by their names, as
 * the server's page cache sorts them. Empty for the first page when nothing is chosen.
 */
export function choiceQuery(choice: FilterNames, page = 1): string {
  const query = new URLSearchParams(
    FILTER_GROUPS.flatMap(({ name: group }) => choice[group].map((name) => [group, name])),
  );
  if (page > 1) query.set(PAGE, String(page));
  query.sort();
  return query.toString();
}

/** A choice with another one in this group. */
export const withGroup = (
  choice: FilterNames,
  group: FilterGroup,
  names: string[],
): FilterNames => ({ ...choice, [group]: names });

/** How many names are chosen in all groups together. */
export const chosenCount = (choice: FilterNames): number =>
  FILTER_GROUPS.reduce((sum, { name }) => sum + choice[name].length, 0);

/** What a group shows (VAC-03). */
export const shownChoice = (names: readonly string[]): string => names.join(", ") || ALL_POSITIONS;

/** Any name within a group, all groups together. */
export const isChosen = (vacancy: FilterNames, choice: FilterNames): boolean =>
  FILTER_GROUPS.every(
    ({ name: group }) =>
      choice[group].length === 0 || choice[group].some((name) => vacancy[group].includes(name)),
  );

/** The vacancies of a choice, the hottest first, else as they came (VAC-04). */
export const search = <T extends Filterable>(vacancies: readonly T[], choice: FilterNames): T[] =>
  vacancies.filter((vacancy) => isChosen(vacancy, choice)).toSorted((a, b) => b.hot - a.hot);

/** How many vacancies each option of a group would give by itself, the other groups as they are. */
export function optionCounts(
  vacancies: readonly FilterNames[],
  choice: FilterNames,
  group: FilterGroup,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const vacancy of vacancies) {
    if (!isChosen(vacancy, withGroup(choice, group, []))) continue;
    for (const name of new Set(vacancy[group])) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
