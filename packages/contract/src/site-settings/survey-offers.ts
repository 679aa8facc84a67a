import * as v from "valibot";
import { isCurrency } from "#site-settings/market.ts";
import { BOXES_AT_MOST } from "#forms/survey-answers.ts";
import { SURVEY_OFFERS, boundsOf } from "#forms/survey-offers.ts";

/** Together they fit one line of 400 characters, which every Contact Form 7 accepts. */
export const REGIONS_AT_MOST = 8;
/** Characters. */
export const REGION_AT_MOST = 48;
export const CURRENCIES_AT_MOST = 4;
/** Fit one such line together with the free text. */
export const TECHNOLOGIES_AT_MOST = BOXES_AT_MOST;
/** Characters. */
export const TECHNOLOGY_AT_MOST = 28;

const region = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(REGION_AT_MOST, `expected ${REGION_AT_MOST} characters at most`),
);
const currency = v.pipe(
  v.string(),
  v.trim(),
  v.check(isCurrency, "expected the code of a currency such as EUR"),
);
const range = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => boundsOf(text) !== null,
    "expected the lowest and the highest such as 45-95, in whole numbers",
  ),
);

/** A comma would split it in the joined text. */
const technology = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.excludes(",", "expected a technology without a comma"),
  v.maxLength(TECHNOLOGY_AT_MOST, `expected ${TECHNOLOGY_AT_MOST} characters at most`),
);

/** OWN-43. Default, also for empty lists: the specification's. */
export const surveyOffers = v.object({
  regions: v.optional(v.array(region), []),
  currencies: v.optional(v.array(currency), []),
  rates: v.optional(
    v.object({
      forSeniorFullStack: v.optional(range, SURVEY_OFFERS.rates.forSeniorFullStack),
      forMiddleBackend: v.optional(range, SURVEY_OFFERS.rates.forMiddleBackend),
    }),
    SURVEY_OFFERS.rates,
  ),
  teamSize: v.optional(range, SURVEY_OFFERS.teamSize),
  technologies: v.optional(v.array(technology), []),
});
export const NO_OFFERS = v.parse(surveyOffers, {});
