import { offersOf, SURVEY_OFFERS, type SurveyOffers } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import type { RenderContext } from "#app/render-context.server.ts";

/**
 * The office gets regions and technologies of the site's first language, or the specification's in
 * English.
 */
export async function readOffers({
  content,
  site: { survey },
  language,
}: Pick<RenderContext, "content" | "site" | "language">): Promise<SurveyOffers> {
  const source = content.prefix && content.in?.(undefined);
  const first = source ? await source.read("settings") : null;
  const offers = source
    ? offersOf(survey.offers, first?.survey?.offers ?? {})
    : offersOf(survey.offers);
  const specified = offers.regions.flatMap((region) => {
    const label = specifiedLabel(language.t, region);
    return label === undefined || label === region ? [] : [[region, label] as const];
  });
  const labels = { ...Object.fromEntries(specified), ...offers.labels };
  return Object.keys(labels).length > 0 ? { ...offers, labels } : offers;
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
