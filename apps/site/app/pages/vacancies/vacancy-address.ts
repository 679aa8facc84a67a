import { choiceQuery, type FilterNames } from "#app/content/vacancies/vacancy-filter.ts";

export function vacancyAddress(choice: FilterNames, page = 1): string {
  const query = choiceQuery(choice, page);
  return query ? `/vacancies?${query}` : "/vacancies";
}
