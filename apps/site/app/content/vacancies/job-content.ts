import type { Image } from "@meridian/contract";
import type { Question } from "@meridian/contract/forms";
import { derived } from "#app/content/derived.ts";
import type { LongDate } from "#app/text/long-date.ts";

import type { Filterable } from "#app/content/vacancies/vacancy-filter.ts";

/** A vacancy in a list (VAC-01, CAR-08). */
export interface JobSummary extends Filterable {
  slug: string;
  title: string;

  /** As the host writes them, for the search. */
  locations: string[];
  text: string;
  /** The clients, or projects, it is for. */
  client: string;
  /** "full time, 40 hours a week"; `""` if the host does not provide it. */
  hours: string;
  /** YYYY-MM-DD, or free text. */
  posted: string;
}

/** A vacancy's own page (VACD-01…VACD-04). */
export interface VacancyContent {
  title: string;
  /** Paragraphs; line breaks within are preserved. Of a formatted text its words. */
  description: string[];
  image: Image | null;
  isHot: boolean;
  /** Last day to apply; empty text if the host does not provide it. */
  until: LongDate;
  /** `day`: the detail is this day. */
  facts: { term: string; details: string[]; day?: string }[];
  /** Each is a list or a text. */
  expectations: { title: string; points: string[]; text: string }[];
  /** Of its resume form. */
  questions: Question[];
  /** `null`: none is named. */
  recruiter: { name: string; role: string; portrait: Image | null } | null;
}

export interface MissingVacancy {
  /** Of a closed one; `""` if unknown. */
  title: string;
  others: JobSummary[];
}

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

/** Similar vacancies: first those of its specialization, then the most urgent. */
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

/** Vacancies similar to a missing one, by the words that its address shares with theirs. */
export function jobsLikeAddress(jobs: readonly JobSummary[], slug: string): JobSummary[] {
  const words = [...new Set(wordsOf(slug))];
  return nearest(jobs, slug, (job) => sharedWords(words, job));
}

/** The vacancy with most shared words, two at least: made-up addresses match nothing. */
export function jobLikeAddress(jobs: readonly JobSummary[], slug: string): JobSummary | undefined {
  const words = [...new Set(wordsOf(slug))];
  let [most, like]: [number, JobSummary | undefined] = [words.length > 1 ? 1 : 0, undefined];
  for (const job of jobs) {
    const shared = sharedWords(words, job);
    if (shared > most) [most, like] = [shared, job];
  }
  return like;
}
