import { isLeftOut, isOff } from "@meridian/contract";
import { data } from "react-router";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readCarriedTeam } from "#app/team/read-team.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { TEAM } from "#app/team/team.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { OperatingPrinciples } from "#app/pages/survey/operating-principles.tsx";
import { readOffers } from "#app/pages/survey/read-offers.server.ts";
import { Survey } from "#app/pages/survey/survey.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { RulerArt } from "#app/bands/hero-art.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { getInTouch: false };

/** `/survey` (SURV-01). The host's texts are optional. Pages with a team are too many to cache. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rendering = context.get(renderContext);
  const { content, site } = rendering;
  const { survey, brand } = site;
  const offers = await readOffers(rendering);
  const [team, seo, trail] = await Promise.all([
    readCarriedTeam(content, url, { offers, t: rendering.language.t }),
    readSeo(content, url, site),
    readTrail(rendering, url),
  ]);
  return data(
    {
      survey,
      person: site.contact.person,
      offers,
      prices: isOff("/pricing", site.pages.off) ? "" : "/pricing",
      team: team && {
        ...team,
        calculator:
          isOff("/pricing", site.pages.off) || isLeftOut("pricing", "calculator", site.bands)
            ? ""
            : `/pricing?${team.query}`,
      },
      siteName: brand.name,
      bands: pageBands("survey", site.bands),
      trail: trail(survey.title),
      seo: seo({ title: survey.title, description: survey.text }),
    },
    url.searchParams.has(TEAM) ? { headers: { "cache-control": "private, no-store" } } : {},
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? metaTags(loaderData.seo, loaderData.siteName, [
        breadcrumbData(loaderData.seo, loaderData.trail),
      ])
    : errorTags(matches);

export default function SurveyPage({
  loaderData: { survey, person, offers, prices, team, bands },
}: Route.ComponentProps) {
  return (
    <Page
      bands={bands}
      first={<PageHero title={survey.title} text={survey.text} art={<RulerArt />} />}
      of={{
        questions: (
          <Survey
            key={team?.query}
            questions={survey.questions}
            offers={offers}
            prices={prices}
            thanks={survey.thanks}
            team={team}
            person={person}
          />
        ),
        principles: <OperatingPrinciples {...survey.principles} />,
      }}
    />
  );
}
