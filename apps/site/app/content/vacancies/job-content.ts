/** Vacancies as pages show them, once content/ has read the host. */
import type { Image } from "@meridian/contract";
import { derived } from "#app/content/derived.ts";
import type { LongDate } from "#app/text/long-date.ts";
import type { Filterable } from "#app/content/vacancies/vacancy-filter.ts";

/** A vacancy in a list (VAC-01, CAR-08). */
export interface JobSummary extends Filterable {
  slug: string;
  title: string;
  /** "Bucharest or Kyiv, remote" */
  place: string;
}

/** A vacancy's own page (VACD-01…VACD-04). */
export interface VacancyContent {
  title: string;
  /** Text, paragraph by paragraph; line breaks within are kept. */
  description: string[];
  image: Image | null;
  isHot: boolean;
  /** The day it was posted and the last one to apply; an empty text where the host does not say. */
  posted: LongDate;
  until: LongDate;
  facts: { term: string; details: string[] }[];
  /** Each a list or a text. */
  expectations: { title: string; points: string[]; text: string }[];
}

/** A vacancy that is not there, or no longer: what its page can still offer. */
export interface MissingVacancy {
  /** Of one that is closed; `""` where nothing is known of it. */
  title: string;
  others: JobSummary[];
}

/** How many other vacancies a vacancy's page offers. */
const OFFERED = 3;

const nearest = (
  jobs: readonly JobSummary[],
  slug: string,
  nearness: (job: JobSummary) => number,
): JobSummary[] =>
  jobs
    .filter((job) => job.slug !== slug)
    .map((job) => ({ job, near: nearness(job) }))
    .toSorted((a, b) => b.near - a.near || b.job.hot - a.job.hot)
    .slice(0, OFFERED)
    .map(({ job }) => job);

/** Vacancies like this one: of its specialization first, then the hottest. */
export const similarJobs = (
  jobs: readonly JobSummary[],
  slug: string,
  specialization: readonly string[],
): JobSummary[] =>
  nearest(jobs, slug, (job) =>
    job.specialization.some((name) => specialization.includes(name)) ? 1 : 0,
  );

const wordsOf = (slug: string): string[] =>
  slug
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

const wordsOfJob = derived((job: JobSummary): ReadonlySet<string> => new Set(wordsOf(job.slug)));
const sharedWords = (words: readonly string[], job: JobSummary): number =>
  words.reduce((sum, word) => sum + (wordsOfJob(job).has(word) ? 1 : 0), 0);

/**
 * Vacancies like one of which nothing but the address is left: those that share most of its words.
 */
export function jobsLikeAddress(jobs: readonly JobSummary[], slug: string): JobSummary[] {
  const words = [...new Set(wordsOf(slug))];
  return nearest(jobs, slug, (job) => sharedWords(words, job));
}

/**
 * The one that shares most words, two at least where the address has as many: made-up addresses are
 * like none.
 */
export function jobLikeAddress(jobs: readonly JobSummary[], slug: string): JobSummary | undefined {
  const words = [...new Set(wordsOf(slug))];
  let [most, like]: [number, JobSummary | undefined] = [words.length > 1 ? 1 : 0, undefined];
  for (const job of jobs) {
    const shared = sharedWords(words, job);
    if (shared > most) [most, like] = [shared, job];
  }
  return like;
}
