import { data } from "react-router";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readSpecialisations } from "#app/content/vacancies/read-vacancies.server.ts";
import { readVacancyChoice, vacancyPageOf } from "#app/pages/vacancies/vacancy-choice.server.ts";
import { vacancyAddress } from "#app/pages/vacancies/vacancy-address.ts";
import { VacancySearch } from "#app/pages/vacancies/vacancy-search.tsx";
import { neighbourLinks } from "#app/content/list-pages.ts";
import { errorTags, linkTags, metaTags } from "#app/seo/meta.ts";
import { filledCount, choiceQuery, PAGE } from "#app/content/vacancies/vacancy-filter.ts";
import { renderContext } from "#app/render-context.server.ts";
import { Resume } from "#app/bands/resume.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import { RoutesArt } from "#app/bands/hero-art.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Translate } from "@meridian/messages/messages";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** VAC-01…VAC-11. Queries arrive in canonical spelling (page.server.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [chosen, specialisations, seo] = await Promise.all([
    readVacancyChoice(content, url.searchParams, language.code),
    readSpecialisations(content),
    readSeo(content, url, site),
  ]);
  const page = vacancyPageOf(chosen, url.searchParams);
  const { hero, resume } = site.vacancies;
  const tags = seo({ title: hero.title, description: hero.text });
  // Search engines index only the unfiltered list.
  const isLater = page.page > 1 && filledCount(page.choice) === 0;
  return data(
    {
      page,
      specialisations: specialisations ?? chosen.options.specialization,
      hero,
      resume,
      siteName: site.brand.name,
      feeds: feedLinks(choiceQuery({ ...page.choice, words: undefined }), language.t),
      bands: pageBands("vacancies", site.bands),
      seo: isLater
        ? {
            ...tags,
            title: language.t("pages.titleOfPage", { title: tags.title, page: page.page }),
            canonical: `${tags.canonical}?${PAGE}=${page.page}`,
          }
        : { ...tags, ...(page.choice.words && { isUnlisted: true }) },
    },
    { headers: chosen.headers },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, siteName, page, feeds } = loaderData;
  return [
    ...metaTags(seo, siteName),
    ...linkTags(seo, [
      ...neighbourLinks(page, (number) => vacancyAddress(page.choice, number)),
      ...feeds,
    ]),
  ];
};

/** Feeds of the same filter. */
const feedLinks = (query: string, t: Translate) =>
  [
    { href: "/vacancies/feed.xml", type: "application/rss+xml", title: t("vacancies.feed") },
    { href: "/vacancies/feed.json", type: "application/feed+json", title: t("vacancies.feed") },
    {
      href: "/vacancies/jobs.xml",
      type: "application/xml",
      title: t("vacancies.searchEnginesFeed"),
    },
  ].map(({ href, ...feed }) => ({
    tagName: "link" as const,
    rel: "alternate",
    ...feed,
    href: query ? `${href}?${query}` : href,
  }));

export default function Vacancies({
  loaderData: { page, specialisations, hero, resume, bands },
}: Route.ComponentProps) {
  return (
    <Page
      bands={bands}
      first={<PageHero {...hero} art={<RoutesArt />} />}
      of={{
        list: <VacancySearch {...page} />,
        resume: <Resume {...resume} variant="vacancies" specialisations={specialisations} />,
      }}
    />
  );
}
