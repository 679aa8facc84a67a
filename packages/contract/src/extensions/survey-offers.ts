/** What the survey offers for an answer where it names regions or money (OWN-43). */
import * as v from "valibot";
import { isCurrency } from "#extensions/market.ts";
import { SURVEY_OFFERS, boundsOf } from "#forms/survey-offers.ts";

/** All of them together are one line of 400 characters, which every Contact Form 7 takes. */
export const REGIONS_AT_MOST = 8;
/** Characters. */
export const REGION_AT_MOST = 48;
export const CURRENCIES_AT_MOST = 4;

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
const rate = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => boundsOf(text) !== null,
    "expected the lowest and the highest such as 45-95, in whole numbers",
  ),
);

/** Without one of them, or with an empty list, it is the specification's. */
export const surveyOffers = v.object({
  regions: v.optional(v.array(region), []),
  currencies: v.optional(v.array(currency), []),
  rates: v.optional(
    v.object({
      forSeniorFullStack: v.optional(rate, SURVEY_OFFERS.rates.forSeniorFullStack),
      forMiddleBackend: v.optional(rate, SURVEY_OFFERS.rates.forMiddleBackend),
    }),
    SURVEY_OFFERS.rates,
  ),
});
/** The owner offers nothing of their own. */
export const NO_OFFERS = v.parse(surveyOffers, {});
