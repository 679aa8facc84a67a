import type { Vacancy } from "@meridian/contract";
import { nameSegment } from "@meridian/contract/record-name";
import { jobOf, namesOf, vacancyOf } from "#app/content/vacancies/read-vacancies.server.ts";
import { readVacancyChoice } from "#app/pages/vacancies/vacancy-choice.server.ts";
import { safeForFeeds } from "#app/content/prose/sanitize.server.ts";
import { isCountry } from "#app/pages/vacancies/feeds/country-code.ts";
import { jobHtml, type PublishedJob } from "#app/pages/vacancies/feeds/published-job.ts";
import { choiceQuery, FILTER_GROUPS, isChosen } from "#app/content/vacancies/vacancy-filter.ts";
import { salaryText } from "#app/text/salary-text.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Language } from "@meridian/messages/language";

/** "Kyiv, Ukraine". A single name is a country only if it is a known one. */
function placeOf(location: string, language: string): PublishedJob["places"][number] {
  const parts = location
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = ""] = parts;
  if (parts.length > 1) return { city: first, country: parts.at(-1) ?? "" };
  return isCountry(first, language) ? { city: "", country: first } : { city: first, country: "" };
}

/**
 * Converts a vacancy of the list or of the detail call. `base`: the site's origin, with the
 * prefix of the language.
 */
export function publishedJobOf(
  record: Vacancy,
  base: string,
  language: Language,
  host: Pick<ContentSource, "ownPath">,
): PublishedJob {
  const {
    ID,
    slug,
    title,
    date,
    valid_through,
    salary,
    work_from,
    vacancies_filter: filter,
  } = record;
  const content = vacancyOf(record, language);
  const url = `${base}/vacancies/${nameSegment(slug)}`;
  return {
    id: ID,
    url,
    title,
    html: jobHtml({ ...content, formatted: safeForFeeds(record.formatted_description, url, host) }),
    summary: content.description[0] ?? "",
    posted: date,
    until: valid_through,
    places: namesOf(filter.location).map((location) => placeOf(location, language.code)),
    workFrom: work_from,
    salary,
    pay: salaryText(salary, language),
    workTypes: namesOf(filter.work_type),
    levels: namesOf(filter.expertise),
    specializations: namesOf(filter.specialization),
  };
}

export interface JobFeed {
  jobs: PublishedJob[];
  headers: Record<string, string>;
  /** The filter in words; `""` without one. */
  chosen: string;
  /** The page with the same vacancies. */
  page: string;
}

/** Open vacancies, newest first. Expired ones arrive closed (`server/content/last-days.ts`). */
export async function readJobFeed(
  content: ContentSource,
  url: URL,
  language: Language,
): Promise<JobFeed> {
  const [records, { choice, headers }] = await Promise.all([
    content.read("vacancies"),
    readVacancyChoice(content, url.searchParams, language.code),
  ]);
  const base = url.origin + (content.prefix ?? "");
  const query = choiceQuery(choice);
  const open = records
    .filter((record) => !record.closed && isChosen(jobOf(record), choice))
    .map((record) =>
      publishedJobOf({ ...record, title: record.post_title }, base, language, content),
    );
  return {
    jobs: open.toSorted((a, b) =>
      a.posted < b.posted ? 1 : a.posted > b.posted ? -1 : b.id - a.id,
    ),
    headers,
    chosen: FILTER_GROUPS.flatMap((group) => choice[group]).join(", "),
    page: `${base}/vacancies${query && `?${query}`}`,
  };
}
