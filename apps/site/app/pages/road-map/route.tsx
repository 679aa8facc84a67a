import { roadMapPage } from "#app/pages/road-map/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { planFor } from "#app/pages/road-map/read-road-map.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { Contact, contactPlaces } from "#app/bands/contact.tsx";
import { RoadMapAfter } from "#app/pages/road-map/road-map-after.tsx";
import { RoadMapHead } from "#app/pages/road-map/road-map-head.tsx";
import { RoadMapStages, stageLabel } from "#app/pages/road-map/road-map-stages.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { Reading } from "#app/bands/reading/reading.tsx";
import { useT } from "#app/language/language.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** ROAD-01, ROAD-02. The chart uses the settings' texts about the stages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [roadMap, seo] = await Promise.all([
    shownAt(roadMapPage, context),
    readSeo(content, url, site),
  ]);
  const plan = planFor(site.reading.roadMap, roadMap.stages);
  return {
    roadMap,
    plan,
    contact: { ...site.home.contact, places: contactPlaces(site) },
    brand: site.brand.name,
    bands: pageBands("roadMap", site.bands),
    seo: seo({ title: roadMap.title, description: plan.text }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags(loaderData.seo, loaderData.brand) : errorTags(matches);

export default function RoadMap({
  loaderData: { roadMap, plan, contact, bands },
}: Route.ComponentProps) {
  const t = useT();
  const { title, stages, after } = roadMap;
  // The chart's rows link to the stages, so it needs their band.
  const charted = bands.order.includes("stages") ? stages : [];
  return (
    <Page
      bands={bands}
      first={<RoadMapHead title={title} plan={plan} stages={charted} />}
      of={{
        stages: stages.length > 0 && (
          <Reading title={t("roadMap.stages")} items={stages} kicker={(at) => stageLabel(at, t)}>
            <RoadMapStages stages={stages} plan={plan} />
          </Reading>
        ),
        after: <RoadMapAfter html={after} contact={bands.contact} />,
        contact: <Contact {...contact} />,
      }}
    />
  );
}
