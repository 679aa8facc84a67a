import type { Vacancy, VacancyCategories, Wire } from "@meridian/contract";
import { PUBLISHED, type NewDocument } from "#records/mapping/import-context.ts";
import { text } from "#records/mapping/kinds.ts";
import type { VacancyTerm } from "#payload-types.ts";

export interface Term {
  kind: VacancyTerm["kind"];
  name: string;
  order: number;
}

/** The filter's options in order, then those that only a vacancy uses. */
export function termsOf(content: {
  vacancyCategories: VacancyCategories;
  vacancies: readonly Vacancy[];
}): Term[] {
  return (["specialization", "work_type", "expertise"] as const).flatMap((kind) => {
    const named = [
      ...content.vacancyCategories[kind],
      ...content.vacancies.flatMap((vacancy) => vacancy.vacancies_filter[kind]),
    ];
    return [...new Set(named.map(({ name }) => name))].map((name, at) => ({
      kind,
      name,
      order: at + 1,
    }));
  });
}

export const termDocument = (term: Term): NewDocument<"vacancy-terms"> => ({
  ...PUBLISHED,
  ...term,
});

const ofKind = (terms: VacancyTerm[], kind: VacancyTerm["kind"]): { name: string }[] =>
  terms.filter((term) => term.kind === kind).map(({ name }) => ({ name: text.write(name) }));

export const specialisationsWire = (terms: VacancyTerm[]): Wire<"vacancySpecialisations"> =>
  ofKind(terms, "specialization");
export const vacancyCategoriesWire = (terms: VacancyTerm[]): Wire<"vacancyCategories"> => ({
  specialization: specialisationsWire(terms),
  work_type: ofKind(terms, "work_type"),
  expertise: ofKind(terms, "expertise"),
});
