/** Vacancies as pages show them, once content/ has read the host. */
import type { Image } from "@meridian/contract";
import type { Filterable } from "#app/lib/vacancy-filter.ts";

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
  facts: { term: string; details: string[] }[];
  /** Each a list or a text. */
  expectations: { title: string; points: string[]; text: string }[];
}

/** How many other vacancies a vacancy's page offers. */
const OFFERED = 3;

/** Vacancies like this one: of its specialization first, then the hottest. */
export function similarJobs(jobs: readonly JobSummary[], slug: string, specialization: readonly string[]): JobSummary[] {
  const near = (job: JobSummary): number => (job.specialization.some((name) => specialization.includes(name)) ? 1 : 0);
  return jobs.filter((job) => job.slug !== slug).toSorted((a, b) => near(b) - near(a) || b.hot - a.hot).slice(0, OFFERED);
}
