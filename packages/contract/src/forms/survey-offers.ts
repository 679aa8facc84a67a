/** The survey's choices: the specification's, or the owner's (OWN-43). */

export interface Bounds {
  min: number;
  max: number;
}

export interface SurveyOffers {
  /** In the order of the form. */
  regions: readonly string[];
  /** Codes; the first is the default. */
  currencies: readonly string[];
  /** Hourly, as SURV-07 writes a range: `45-95`. */
  rates: { forSeniorFullStack: string; forMiddleBackend: string };
  /** People, as SURV-07 writes a range: `1-100`. */
  teamSize: string;
  /** In the order of the form, none with a comma. */
  technologies: readonly string[];
}

/** SURV-02, SURV-03, SURV-04. */
export const SURVEY_OFFERS: SurveyOffers = {
  regions: [
    "Western Europe (EU & Balkans)",
    "Eastern Europe (Ukraine, Moldova, Belarus)",
    "Central Asia (Kazakhstan, Azerbaijan)",
    "Middle East (Israel, UAE)",
  ],
  currencies: ["USD", "EUR"],
  rates: { forSeniorFullStack: "45-95", forMiddleBackend: "35-65" },
  teamSize: "1-100",
  technologies: ["PHP", "JavaScript", "Angular", "React", "Node JS"],
};

/** Of `45-95`; `null` where it is no range. */
export function boundsOf(range: string): Bounds | null {
  const [, least = "", most = ""] = /^(\d{1,7})\s*[-–]\s*(\d{1,7})$/.exec(range) ?? [];
  const [min, max] = [Number(least), Number(most)];
  return least !== "" && min < max ? { min, max } : null;
}

/** The owner's, if there are any. */
export const offersOf = (own: SurveyOffers): SurveyOffers => ({
  ...own,
  regions: ownOr(own.regions, SURVEY_OFFERS.regions),
  currencies: ownOr(own.currencies, SURVEY_OFFERS.currencies),
  technologies: ownOr(own.technologies, SURVEY_OFFERS.technologies),
});

const ownOr = (own: readonly string[], otherwise: readonly string[]): readonly string[] =>
  own.length > 0 ? [...new Set(own)] : otherwise;
