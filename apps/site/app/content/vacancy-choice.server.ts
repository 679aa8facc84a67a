import { redirect } from "react-router";
import { readFilterOptions, readJobs } from "#app/content/vacancies.server.ts";
import type { JobSummary } from "#app/lib/job-content.ts";
import { chosenCount, choiceQuery, FILTER_GROUPS, readChoice, type FilterNames } from "#app/lib/vacancy-filter.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Choices with more names than this are rendered for whoever asks and not kept: kept ones would be tens of thousands. */
const KEPT_CHOICES = 2;

export interface VacancyChoice {
  /** All vacancies, chosen or not. */
  jobs: JobSummary[];
  options: FilterNames;
  choice: FilterNames;
  /** The choice as the address says it, without `?`. */
  query: string;
  /** Of the answer. */
  headers: Record<string, string>;
}

/** What an address chooses of the vacancies, for the page and its feeds alike. One with names in another order, doubled or unknown is sent to the one spelling. */
export async function readVacancyChoice(content: ContentSource, url: URL): Promise<VacancyChoice> {
  const [jobs, optionsOf] = await Promise.all([readJobs(content), readFilterOptions(content)]);
  const options = optionsOf(jobs);
  const choice = readChoice(url.searchParams, options);
  const query = choiceQuery(choice);
  if (query !== spellingOf(url)) throw redirect(query ? `${url.pathname}?${query}` : url.pathname);
  return { jobs, options, choice, query, headers: chosenCount(choice) > KEPT_CHOICES ? { "cache-control": "private, no-store" } : {} };
}

/** What the address says of the filter, as it says it. */
const spellingOf = ({ searchParams }: URL): string => new URLSearchParams([...searchParams].filter(([name]) => FILTER_GROUPS.some((group) => group.name === name))).toString();
