/**
 * A vacancy for Google's job search, by its rules:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting Without a
 * required fact there is no markup: wrong markup costs the whole site its listing.
 */
import type { JobPosting, WithContext } from "schema-dts";
import type { Salary } from "@meridian/contract/entities/salary";
import { countryName } from "@meridian/contract/entities/countries";
import { countryCode } from "#app/pages/vacancies/feeds/country-code.ts";
import type { PageSeo } from "#app/seo/meta.ts";
import { isRemote, type PublishedJob } from "#app/pages/vacancies/feeds/published-job.ts";

/** Google's employment types, by how hosts may name them among the work types. */
const EMPLOYMENT: [RegExp, string][] = [
  [/\bfull[ -]?time\b/i, "FULL_TIME"],
  [/\bpart[ -]?time\b/i, "PART_TIME"],
  [/\bcontract(?:or)?\b|\bfreelance\b/i, "CONTRACTOR"],
  [/\btemporary\b/i, "TEMPORARY"],
  [/\bintern(?:ship)?\b/i, "INTERN"],
];

const employmentOf = (names: readonly string[]): string[] =>
  EMPLOYMENT.filter(([pattern]) => names.some((name) => pattern.test(name))).map(
    ([, kind]) => kind,
  );

/** Addresses, or the pair of remote and its location requirements; `null`: neither is known. */
function whereOf(job: PublishedJob, language: string): Partial<WithContext<JobPosting>> | null {
  const places = job.places.filter(({ country }) => country !== "");
  const countries =
    job.workFrom.length > 0
      ? job.workFrom.map((code) => countryName(code, language))
      : places.map(({ country }) => country);
  if (isRemote(job) && countries.length > 0)
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [...new Set(countries)].map((name) => ({
        "@type": "Country",
        name,
      })),
    };
  if (places.length === 0) return null;
  return {
    jobLocation: places.map(({ city, country }) => ({
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(city && { addressLocality: city }),
        addressCountry: countryCode(country, language),
      },
    })),
  };
}

/** OWN-122. A net amount is none here: search engines compare salaries before tax. */
function payOf({ from, to, currency, period, tax }: Salary): Partial<WithContext<JobPosting>> {
  if ((from === null && to === null) || tax === "net") return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: {
        "@type": "QuantitativeValue",
        ...(from === to
          ? { value: from ?? undefined }
          : { ...(from !== null && { minValue: from }), ...(to !== null && { maxValue: to }) }),
        unitText: period.toUpperCase(),
      },
    },
  };
}

/** VACD-06. `null`: no posting day, no text, or no place with its country. */
export function jobPostingData(
  { canonical }: Pick<PageSeo, "canonical">,
  job: PublishedJob,
  { brand }: { brand: { name: string } },
  language: string,
): WithContext<JobPosting> | null {
  const where = whereOf(job, language);
  if (job.posted === "" || job.html === "" || !where) return null;
  const { origin } = new URL(canonical);
  const employment = employmentOf(job.workTypes);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.html,
    url: canonical,
    identifier: { "@type": "PropertyValue", name: brand.name, value: String(job.id) },
    datePosted: job.posted,
    ...(job.until && { validThrough: `${job.until}T23:59:59Z` }),
    hiringOrganization: {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name: brand.name,
      sameAs: `${origin}/`,
      logo: `${origin}/brand/apple-touch-icon.png`,
    },
    ...(employment.length > 0 && { employmentType: employment }),
    // The page has the application form.
    directApply: true,
    ...payOf(job.salary),
    ...where,
  };
}
