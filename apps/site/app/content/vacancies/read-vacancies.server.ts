import type { Vacancy, VacancySummary } from "@meridian/contract";
import { countryName } from "@meridian/contract/entities/countries";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { derived } from "#app/content/derived.ts";
import type { JobSummary, VacancyContent } from "#app/content/vacancies/job-content.ts";
import { dateWords } from "#app/text/date-words.ts";
import type { FilterNames } from "#app/content/vacancies/vacancy-filter.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { salaryText } from "#app/text/salary-text.ts";
import { longDate, type LongDate } from "#app/text/long-date.ts";
import { byName } from "@meridian/messages/by-name";
import type { Language } from "@meridian/messages/language";

type Named = { name: string }[];
export const namesOf = (list: Named): string[] => [...new Set(list.map(({ name }) => name))];

export function jobOf({
  slug,
  post_title,
  hot,
  hours,
  date,
  description,
  salary,
  vacancies_filter: filter,
}: VacancySummary): JobSummary {
  return {
    slug,
    title: post_title,
    hot: hot ?? 0,

    locations: namesOf(filter.location),
    text: description,
    client: namesOf(filter.project).join(", "),
    hours,
    posted: date,
    salary,
    work_type: namesOf(filter.work_type),
    expertise: namesOf(filter.expertise),
    specialization: namesOf(filter.specialization),
  };
}

/** Memoized per list, and for changed lists per unchanged record. */
const jobsOf = derived((vacancies: readonly VacancySummary[]) =>
  vacancies
    .filter(({ closed }) => !closed)
    .map(derivedJob)
    .toSorted((a, b) => b.hot - a.hot),
);
const derivedJob = derived(jobOf);

/** Vacancies, most urgent first (VAC-04, VAC-07); by default all. Throws: the list is the page. */
export async function readJobs(
  content: ContentSource,
  limit = Infinity,
): Promise<readonly JobSummary[]> {
  const jobs = jobsOf(await content.read("vacancies"));
  return jobs.length > limit ? jobs.slice(0, limit) : jobs;
}

/** The filter's options (VAC-01); when the host fails the vacancies' own, by name in language `code`. */
export async function readFilterOptions(
  content: ContentSource,
  code: string,
): Promise<(jobs: readonly JobSummary[]) => FilterNames> {
  const found = await optionalBand(content, "vacancy filter", content.read("vacancyCategories"));
  if (found)
    return () => ({
      work_type: namesOf(found.work_type),
      expertise: namesOf(found.expertise),
      specialization: namesOf(found.specialization),
    });
  const all = (jobs: readonly JobSummary[], group: keyof FilterNames): string[] =>
    [...new Set(jobs.flatMap((job) => job[group]))].toSorted(byName(code));
  return (jobs) => ({
    work_type: all(jobs, "work_type"),
    expertise: all(jobs, "expertise"),
    specialization: all(jobs, "specialization"),
  });
}

/** The specialisations of resumes (RES-06); `null` when the host fails, which is reported. */
export async function readSpecialisations(content: ContentSource): Promise<string[] | null> {
  const found = await optionalBand(
    content,
    "specialisations",
    content.read("vacancySpecialisations"),
  );
  return found && namesOf(found);
}

type PageRecord = Omit<Vacancy, "slug" | "ID">;

/** By name, in one text: dozens of lines would push the other facts away. */
const countriesText = (codes: readonly string[], { code }: Language): string =>
  new Intl.ListFormat(code, { type: "unit", style: "short" }).format(
    [...new Set(codes)].map((one) => countryName(one, code)).toSorted(byName(code)),
  );

/** VACD-02, VACD-07: only the record's own facts. */
const factsOf = (
  { vacancies_filter: filter, hours, salary, work_from }: PageRecord,
  posted: LongDate,
  language: Language,
): VacancyContent["facts"] => {
  const { t } = language;
  return [
    { term: t("vacancies.location"), details: namesOf(filter.location) },
    { term: t("vacancies.employment"), details: namesOf(filter.work_type) },
    { term: t("vacancies.project"), details: namesOf(filter.project) },
    { term: t("vacancies.specialization"), details: namesOf(filter.specialization) },
    { term: t("vacancies.salary"), details: [salaryText(salary, language)] },
    { term: t("vacancies.workFrom"), details: [countriesText(work_from, language)] },
    { term: t("vacancies.hours"), details: [hours] },
    ...(posted.day
      ? [{ term: t("vacancies.posted"), details: [posted.text], day: posted.day }]
      : []),
  ]
    .map((fact) => ({ ...fact, details: fact.details.filter(Boolean) }))
    .filter(({ details }) => details.length > 0);
};

/** A vacancy's page; without an ID the call gives `null` (VACD-05). */
export function vacancyOf(record: PageRecord, language: Language): VacancyContent {
  const { title, date, valid_through, description, first_info_image, hot, what_should_i_expect } =
    record;
  const words = dateWords(language.code);
  const expectations = what_should_i_expect.map(
    ({ title: heading, select_type_to_watching: kind, list, simple_text: text }) => ({
      title: heading,
      ...(kind?.value === "list"
        ? { points: list.map(({ value }) => value).filter(Boolean), text: "" }
        : { points: [], text }),
    }),
  );
  const paragraphs = description
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    title,
    description: paragraphs,
    image: first_info_image,
    isHot: (hot ?? 0) > 0,
    until: longDate(valid_through, words),
    questions: record.questions,
    recruiter: record.recruiter.name === "" ? null : record.recruiter,
    facts: factsOf(record, longDate(date, words), language),
    expectations: expectations.filter(({ points, text }) => points.length > 0 || text !== ""),
  };
}
