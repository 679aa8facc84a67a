export interface Bounds {
  min: number;
  max: number;
}

export interface SurveyOffers {
  regions: readonly string[];
  /** Codes; the first is the default. */
  currencies: readonly string[];
  /** Hourly ranges as in SURV-07: `45-95`. */
  rates: { forSeniorFullStack: string; forMiddleBackend: string };
  /** A range of people as in SURV-07: `1-100`. */
  teamSize: string;
  /** Without commas. */
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

/** Of `45-95`; `null` for an invalid range. */
export function boundsOf(range: string): Bounds | null {
  const [, least = "", most = ""] = /^(\d{1,7})\s*[-–]\s*(\d{1,7})$/.exec(range) ?? [];
  const [min, max] = [Number(least), Number(most)];
  return least !== "" && min < max ? { min, max } : null;
}

/** The owner's choices (OWN-43), else the specification's. */
export const offersOf = (own: SurveyOffers): SurveyOffers => ({
  ...own,
  regions: ownOr(own.regions, SURVEY_OFFERS.regions),
  currencies: ownOr(own.currencies, SURVEY_OFFERS.currencies),
  technologies: ownOr(own.technologies, SURVEY_OFFERS.technologies),
});

const ownOr = (own: readonly string[], otherwise: readonly string[]): readonly string[] =>
  own.length > 0 ? [...new Set(own)] : otherwise;
