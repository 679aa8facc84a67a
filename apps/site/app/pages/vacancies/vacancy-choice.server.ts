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
  type Choice,
  type FilterGroup,
  type FilterNames,
} from "#app/content/vacancies/vacancy-filter.ts";
import { payStepsOf, readPay, type PayStep } from "#app/content/vacancies/vacancy-pay.ts";
import { jobsWith, placesOf, readWords } from "#app/content/vacancies/vacancy-words.ts";
import { withOwnNames, type FilterQuery } from "#app/content/vacancies/names-elsewhere.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Responses with more filter names than this are not cached: there would be tens of thousands. */
const CACHED_CHOICES = 2;
export const PAGE_SIZE = 50;

export interface VacancyChoice {
  /** Unfiltered, urgent ones first: all vacancies, or those with the searched words. */
  jobs: readonly JobSummary[];
  /** Suggestions for the field of places. */
  places: readonly string[];
  /** Least salaries to choose from. */
  steps: readonly PayStep[];
  options: FilterNames;
  choice: Choice;
  headers: Record<string, string>;
}

/** The filter of an address, for the page and its feeds. Unknown names are ignored. `code`: the language. */
export async function readVacancyChoice(
  content: ContentSource,
  query: URLSearchParams,
  code: string,
): Promise<VacancyChoice> {
  const [jobs, optionsOf] = await Promise.all([
    readJobs(content),
    readFilterOptions(content, code),
  ]);
  const options = optionsOf(jobs);
  const words = readWords(query);
  const steps = payStepsOf(jobs);
  const choice = { ...readChoice(query, options), words, pay: readPay(query, steps) };
  return {
    jobs: jobsWith(jobs, words, code),
    places: placesOf(jobs, code),
    steps,
    options,
    choice,
    headers:
      words || chosenCount(choice) > CACHED_CHOICES ? { "cache-control": "private, no-store" } : {},
  };
}

export interface VacancyPage extends ListPage<JobSummary> {
  places: readonly string[];
  steps: readonly PayStep[];
  options: FilterNames;
  choice: Choice;
  /** Total on all pages. */
  found: number;
  hasHot: boolean;
  /** Number of vacancies for each option. */
  counts: Record<FilterGroup, ReadonlyMap<string, number>>;
}

/** One page of vacancies. An invalid page number, or one past the last, gives the first. */
export function vacancyPageOf(
  { jobs, places, steps, options, choice }: VacancyChoice,
  query: URLSearchParams,
): VacancyPage {
  const found = search(jobs, choice);
  const page =
    listPage(found, pageNumber(query.get(PAGE)) ?? 1, PAGE_SIZE) ?? listPage(found, 1, PAGE_SIZE);
  const counts = eachGroup((group) => optionCounts(jobs, choice, group));
  return {
    ...(page ?? { items: [], page: 1, pages: 1 }),
    places,
    steps,
    options,
    choice,
    found: found.length,
    hasHot: found.some(({ hot }) => hot > 0),
    counts,
  };
}

/**
 * The canonical query, without `?`: names sorted, no repeated or unknown names, those of another
 * language in this one, a valid page.
 */
export async function vacanciesQuery(
  content: ContentSource,
  requested: FilterQuery,
): Promise<string> {
  const { query, code } = requested;
  const { options } = await readVacancyChoice(content, query, code);
  const own = await withOwnNames(content, requested, options);
  const { jobs, choice } = await readVacancyChoice(content, own, code);
  const number = pageNumber(query.get(PAGE)) ?? 1;
  const isThere =
    number > 1 && jobs.filter((job) => isChosen(job, choice)).length > (number - 1) * PAGE_SIZE;
  return choiceQuery(choice, isThere ? number : 1);
}

/** The same for its feeds, which are not paginated. */
export const vacancyFeedQuery = async (
  content: ContentSource,
  { query, code }: Pick<FilterQuery, "query" | "code">,
): Promise<string> => choiceQuery((await readVacancyChoice(content, query, code)).choice);
