import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { readSeo } from "#app/content/seo.server.ts";
import { readFilterOptions, readJobs, readSpecialisations } from "#app/content/vacancies.server.ts";
import { VacancySearch } from "#app/features/vacancies/vacancy-search.tsx";
import { ERROR_TAGS, metaTags } from "#app/lib/meta.ts";
import { chosenCount, choiceQuery, FILTER_GROUPS, readChoice } from "#app/lib/vacancy-filter.ts";
import { renderContext } from "#app/render-context.server.ts";
import { Resume } from "#app/sections/resume.tsx";
import { useHashCheck } from "#app/shell/use-hash-check.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Route } from "./+types/vacancies";

export { PageError as ErrorBoundary } from "#app/shell/page-error.tsx";

export const handle: PageHandle & { query: string[] } = { query: FILTER_GROUPS.map(({ name }) => name) };

/** Choices with more names than this are rendered for whoever asks and not kept: kept ones would be tens of thousands. */
const KEPT_CHOICES = 2;

/** All vacancies come with the page, so that the filter answers without the server. An address with names in another order, doubled or unknown is sent to the one spelling. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [jobs, optionsOf, specialisations, seo] = await Promise.all([readJobs(content), readFilterOptions(content), readSpecialisations(content), readSeo(content, url)]);
  const options = optionsOf(jobs);
  const choice = readChoice(url.searchParams, options);
  const query = choiceQuery(choice);
  if (query !== spellingOf(url)) throw redirect(query ? `/vacancies?${query}` : "/vacancies");
  const { hero, resume } = site.vacancies;
  return data(
    { jobs, options, specialisations: specialisations ?? options.specialization, hero, resume, siteName: site.brand.name, seo: seo({ title: `${hero.title}: ${site.brand.name}`, description: hero.text }) },
    chosenCount(choice) > KEPT_CHOICES ? { headers: { "cache-control": "private, no-store" } } : {},
  );
}

/** What the address says of the filter, as it says it. */
const spellingOf = ({ searchParams }: URL): string => new URLSearchParams([...searchParams].filter(([name]) => FILTER_GROUPS.some((group) => group.name === name))).toString();

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Another choice needs nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaTags(loaderData.seo, loaderData.siteName) : ERROR_TAGS);

export default function Vacancies({ loaderData }: Route.ComponentProps) {
  const { jobs, options, specialisations, hero, resume } = loaderData;
  const [query] = useSearchParams();
  useHashCheck();
  return (
    <>
      <PageHero {...hero} />
      <VacancySearch jobs={jobs} options={options} choice={readChoice(query, options)} />
      <Resume {...resume} variant="vacancies" specialisations={specialisations} />
    </>
  );
}
