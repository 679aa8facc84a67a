export interface Bounds {
  min: number;
  max: number;
}

export interface SurveyOffers {
  /** As the office gets them, in the site's first language. */
  regions: readonly string[];
  /** As visitors read them, by region; a region without a label is its own. */
  regionLabels?: Readonly<Record<string, string>>;
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

/**
 * The owner's choices (OWN-43), else the specification's. `first`: those of the site's first language,
 * if `own` are another's; as many regions are the same ones in the same order.
 */
export function offersOf(
  own: SurveyOffers,
  first: { regions?: readonly string[] | null | undefined } = own,
): SurveyOffers {
  const regions = first.regions ?? [];
  const isTranslated = regions !== own.regions && regions.length === own.regions.length;
  const sent = isTranslated || own.regions.length === 0 ? regions : own.regions;
  return {
    ...own,
    regions: ownOr(sent, SURVEY_OFFERS.regions),
    ...(isTranslated && {
      regionLabels: Object.fromEntries(regions.map((one, at) => [one, own.regions[at] ?? one])),
    }),
    currencies: ownOr(own.currencies, SURVEY_OFFERS.currencies),
    technologies: ownOr(own.technologies, SURVEY_OFFERS.technologies),
  };
}

export const regionLabel = ({ regionLabels = {} }: SurveyOffers, region: string): string =>
  regionLabels[region] ?? region;

const ownOr = (own: readonly string[], otherwise: readonly string[]): readonly string[] =>
  own.length > 0 ? [...new Set(own)] : otherwise;
