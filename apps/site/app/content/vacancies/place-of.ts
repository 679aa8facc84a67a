import type { Translate } from "@meridian/messages/messages";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import type { Language } from "@meridian/messages/language";

/** "Bucharest or Kyiv, remote" */
export function placeOf(
  { locations, work_type }: Pick<JobSummary, "locations" | "work_type">,
  { code, t }: Language,
): string {
  const cities = anyOf(locations.map(cityOf), t);
  const how = anyOf(work_type, t);
  return cities && how
    ? t("vacancies.place", { cities, how: withinText(how, code) })
    : cities || how;
}

/** German nouns keep their capitals: "Homeoffice". */
const withinText = (name: string, code: string): string =>
  /^de\b/.test(code) ? name : name.toLocaleLowerCase(code);

const anyOf = ([first = "", ...rest]: readonly string[], t: Translate): string =>
  rest.reduce((names, other) => t("vacancies.or", { names, other }), first);

/** "Kyiv" of "Kyiv, Ukraine". */
const cityOf = (location: string): string => location.split(",")[0]?.trim() || location;
