import { offersOf, SURVEY_OFFERS, type SurveyOffers } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import type { RenderContext } from "#app/render-context.server.ts";

/** In each language the office gets the regions of the first one. */
export async function readOffers({
  content,
  site: { survey },
  language,
}: Pick<RenderContext, "content" | "site" | "language">): Promise<SurveyOffers> {
  const source = content.prefix && content.in?.(undefined);
  if (!source) return offersOf(survey.offers);
  const first = await source.read("settings");
  const offers = offersOf(survey.offers, first?.survey?.offers ?? {});
  const labels = offers.regions.flatMap((region) => {
    const label = offers.regionLabels?.[region] ?? specifiedLabel(language.t, region);
    return label === undefined ? [] : [[region, label] as const];
  });
  return { ...offers, regionLabels: Object.fromEntries(labels) };
}

/** SURV-02. */
function specifiedLabel(t: Translate, region: string): string | undefined {
  const labels = [
    t("survey.westernEurope"),
    t("survey.easternEurope"),
    t("survey.centralAsia"),
    t("survey.middleEast"),
  ];
  return labels[SURVEY_OFFERS.regions.indexOf(region)];
}
