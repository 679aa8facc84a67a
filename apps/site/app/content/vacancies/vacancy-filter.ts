import { PAY, pays, stepName, type PayStep } from "#app/content/vacancies/vacancy-pay.ts";
import type { Salary } from "@meridian/contract/entities/salary";
import type { Translate } from "@meridian/messages/messages";

/** The vacancy filter's rules (VAC-01…VAC-04, VAC-09). */

/** The three groups by their names in the address, which are the host's. */
export const FILTER_GROUPS = ["work_type", "expertise", "specialization"] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** Names by group: of a vacancy, of the options, or of the filter. */
export type FilterNames = Record<FilterGroup, string[]>;

/** The fields of the search next to the filter (VAC-11), by their names in the address. */
export const WORD_FIELDS = ["q", "place"] as const;
export type WordField = (typeof WORD_FIELDS)[number];
export type JobWords = Record<WordField, string>;

/** The filter of an address, and next to it the words of the search (VAC-11) and the least salary. */
export type Choice = FilterNames & { words?: JobWords | undefined; pay?: PayStep | undefined };

export interface Filterable extends FilterNames {
  /** Larger is more urgent. */
  hot: number;
  salary: Salary;
}

export const eachGroup = <T>(of: (group: FilterGroup) => T): Record<FilterGroup, T> => ({
  work_type: of("work_type"),
  expertise: of("expertise"),
  specialization: of("specialization"),
});

/** The chosen names in the options' order, without unknown ones. */
export const readChoice = (query: URLSearchParams, options: FilterNames): FilterNames =>
  eachGroup((group) => options[group].filter((name) => query.getAll(group).includes(name)));

export const PAGE = "page";

/** The canonical query, without `?`, sorted as in the page cache; `""`: unfiltered, page one. */
export function choiceQuery(choice: Choice, page = 1): string {
  const query = new URLSearchParams(
    FILTER_GROUPS.flatMap((group) => choice[group].map((name) => [group, name])),
  );
  for (const field of WORD_FIELDS) if (choice.words?.[field]) query.set(field, choice.words[field]);
  if (choice.pay) query.set(PAY, stepName(choice.pay));
  if (page > 1) query.set(PAGE, String(page));
  query.sort();
  return query.toString();
}

export const withGroup = (choice: Choice, group: FilterGroup, names: string[]): Choice => ({
  ...choice,
  [group]: names,
});

export const chosenCount = (choice: Choice): number =>
  FILTER_GROUPS.reduce((sum, group) => sum + choice[group].length, choice.pay ? 1 : 0);

/** The same with the fields that have words. */
export const filledCount = (choice: Choice): number =>
  chosenCount(choice) + WORD_FIELDS.filter((field) => choice.words?.[field]).length;

/** Label of a group (VAC-03, section 9). */
export const shownChoice = (names: readonly string[], t: Translate): string =>
  names.join(", ") || t("vacancies.allPositions");

type Matched = FilterNames & Pick<Filterable, "salary">;

/** Matches any name within a group, and every group; and the least salary. */
export const isChosen = (vacancy: Matched, choice: Choice): boolean =>
  (choice.pay === undefined || pays(vacancy.salary, choice.pay)) &&
  FILTER_GROUPS.every(
    (group) =>
      choice[group].length === 0 || choice[group].some((name) => vacancy[group].includes(name)),
  );

/** The vacancies of a filter, the most urgent first, else in the given order (VAC-04). */
export const search = <T extends Filterable>(vacancies: readonly T[], choice: Choice): T[] =>
  vacancies.filter((vacancy) => isChosen(vacancy, choice)).toSorted((a, b) => b.hot - a.hot);

/** Number of vacancies for each option of a group alone, with the other groups unchanged. */
export function optionCounts(
  vacancies: readonly Matched[],
  choice: Choice,
  group: FilterGroup,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const vacancy of vacancies) {
    if (!isChosen(vacancy, withGroup(choice, group, []))) continue;
    for (const name of new Set(vacancy[group])) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
