import { data, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { readSeo } from "#app/content/seo.server.ts";
import { readSpecialisations } from "#app/content/vacancies.server.ts";
import { readVacancyChoice } from "#app/content/vacancy-choice.server.ts";
import { VacancySearch } from "#app/features/vacancies/vacancy-search.tsx";
import { ERROR_TAGS, metaTags } from "#app/lib/meta.ts";
import { choiceQuery, FILTER_GROUPS, readChoice } from "#app/lib/vacancy-filter.ts";
import { renderContext } from "#app/render-context.server.ts";
import { Resume } from "#app/sections/resume.tsx";
import { useHashCheck } from "#app/shell/use-hash-check.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Route } from "./+types/vacancies";

export { PageError as ErrorBoundary } from "#app/shell/page-error.tsx";

export const handle: PageHandle & { query: string[] } = { query: FILTER_GROUPS.map(({ name }) => name) };

/** All vacancies come with the page, so that the filter answers without the server. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [{ jobs, options, headers: keeping }, specialisations, seo] = await Promise.all([readVacancyChoice(content, url), readSpecialisations(content), readSeo(content, url)]);
  const { hero, resume } = site.vacancies;
  return data(
    { jobs, options, specialisations: specialisations ?? options.specialization, hero, resume, siteName: site.brand.name, seo: seo({ title: `${hero.title}: ${site.brand.name}`, description: hero.text }) },
    { headers: keeping },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Another choice needs nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return ERROR_TAGS;
  const { seo, siteName, options } = loaderData;
  return [...metaTags(seo, siteName), ...feedLinks(choiceQuery(readChoice(new URLSearchParams(location.search), options)))];
};

const FEEDS = [
  { href: "/vacancies/feed.xml", type: "application/rss+xml", title: "Vacancies" },
  { href: "/vacancies/feed.json", type: "application/feed+json", title: "Vacancies" },
  { href: "/vacancies/jobs.xml", type: "application/xml", title: "Vacancies for job search engines" },
];

/** Where feeds of the same choice are found. */
const feedLinks = (query: string) => FEEDS.map(({ href, ...feed }) => ({ tagName: "link" as const, rel: "alternate", ...feed, href: query ? `${href}?${query}` : href }));

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
