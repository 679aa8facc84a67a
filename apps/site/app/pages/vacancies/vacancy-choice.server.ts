import { readFilterOptions, readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { listPage, pageNumber, type ListPage } from "#app/content/list-pages.ts";
import {
  chosenCount,
  choiceQuery,
  eachGroup,
  isChosen,
  optionCounts,
  PAGE,
  readChoice,
  search,
  type FilterGroup,
  type FilterNames,
} from "#app/content/vacancies/vacancy-filter.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/**
 * Choices with more names than this are rendered for whoever asks and not kept: kept ones would be
 * tens of thousands.
 */
const KEPT_CHOICES = 2;
/** Vacancies of one page. */
export const PAGE_SIZE = 50;

export interface VacancyChoice {
  /** All vacancies, chosen or not, the hottest first. */
  jobs: readonly JobSummary[];
  options: FilterNames;
  choice: FilterNames;
  /** Of the answer. */
  headers: Record<string, string>;
}

/**
 * What an address chooses of the vacancies, for the page and its feeds alike. Names that are no
 * option choose nothing.
 */
export async function readVacancyChoice(
  content: ContentSource,
  query: URLSearchParams,
): Promise<VacancyChoice> {
  const [jobs, optionsOf] = await Promise.all([readJobs(content), readFilterOptions(content)]);
  const options = optionsOf(jobs);
  const choice = readChoice(query, options);
  return {
    jobs,
    options,
    choice,
    headers: chosenCount(choice) > KEPT_CHOICES ? { "cache-control": "private, no-store" } : {},
  };
}

/** What the page of an address shows. */
export interface VacancyPage extends ListPage<JobSummary> {
  options: FilterNames;
  choice: FilterNames;
  /** How many vacancies are found, on all pages. */
  found: number;
  /** Whether some of them are urgent. */
  hasHot: boolean;
  /** How many vacancies each option would give. */
  counts: Record<FilterGroup, ReadonlyMap<string, number>>;
}

/** One page of what is chosen. A number that is none, or past the last, means the first. */
export function vacancyPageOf(
  { jobs, options, choice }: VacancyChoice,
  query: URLSearchParams,
): VacancyPage {
  const found = search(jobs, choice);
  const page =
    listPage(found, pageNumber(query.get(PAGE)) ?? 1, PAGE_SIZE) ?? listPage(found, 1, PAGE_SIZE);
  const counts = eachGroup((group) => optionCounts(jobs, choice, group));
  return {
    ...(page ?? { items: [], page: 1, pages: 1 }),
    options,
    choice,
    found: found.length,
    hasHot: found.some(({ hot }) => hot > 0),
    counts,
  };
}

/**
 * The one spelling of a query of the page, without `?`: names with another order, doubled or
 * unknown, and pages that are none are not in it.
 */
export async function vacanciesQuery(
  content: ContentSource,
  query: URLSearchParams,
): Promise<string> {
  const { jobs, choice } = await readVacancyChoice(content, query);
  const number = pageNumber(query.get(PAGE)) ?? 1;
  const isThere =
    number > 1 && jobs.filter((job) => isChosen(job, choice)).length > (number - 1) * PAGE_SIZE;
  return choiceQuery(choice, isThere ? number : 1);
}

/** The same of its feeds, which have all pages in one. */
export const vacancyFeedQuery = async (
  content: ContentSource,
  query: URLSearchParams,
): Promise<string> => choiceQuery((await readVacancyChoice(content, query)).choice);
