import { readSeo } from "#app/content/seo.server.ts";
import { ERROR_TAGS, metaTags } from "#app/lib/meta.ts";
import { breadcrumbData } from "#app/lib/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { OperatingPrinciples } from "#app/sections/operating-principles.tsx";
import { Survey } from "#app/sections/survey.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Route } from "./+types/survey";

export { PageError as ErrorBoundary } from "#app/shell/page-error.tsx";

export const handle: PageHandle = { getInTouch: false };

/** `/survey` (SURV-01). It asks the host for nothing but its description, so it stands while the host is down. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const { survey, brand } = site;
  const seo = await readSeo(content, url);
  return { survey, siteName: brand.name, seo: seo({ title: `${survey.title} | ${brand.name}`, description: survey.text }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaTags(loaderData.seo, loaderData.siteName, [breadcrumbData(loaderData.seo, loaderData.survey.title)]) : ERROR_TAGS);

export default function SurveyPage({ loaderData: { survey } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={survey.title} text={survey.text} />
      <Survey questions={survey.questions} thanks={survey.thanks} />
      <OperatingPrinciples {...survey.principles} />
    </>
  );
}
