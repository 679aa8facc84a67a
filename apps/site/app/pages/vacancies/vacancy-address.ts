import { choiceQuery, type Choice } from "#app/content/vacancies/vacancy-filter.ts";

export function vacancyAddress(choice: Choice, page = 1): string {
  const query = choiceQuery(choice, page);
  return query ? `/vacancies?${query}` : "/vacancies";
}
