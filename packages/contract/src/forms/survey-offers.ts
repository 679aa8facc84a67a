export interface Bounds {
  min: number;
  max: number;
}

export interface SurveyOffers {
  /** As the office gets them, in the site's first language. */
  regions: readonly string[];
  /** Codes; the first is the default. */
  currencies: readonly string[];
  /** Hourly ranges as in SURV-07: `45-95`. */
  rates: { forSeniorFullStack: string; forMiddleBackend: string };
  /** A range of people as in SURV-07: `1-100`. */
  teamSize: string;
  /** The same; without commas. */
  technologies: readonly string[];
  /** What visitors read instead, by region or technology. */
  labels?: Readonly<Record<string, string>>;
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
 * if `own` are another's; a list of equal length has the same choices in the same order.
 */
export function offersOf(
  own: SurveyOffers,
  first: { [Name in "regions" | "technologies"]?: readonly string[] | null | undefined } = own,
): SurveyOffers {
  const regions = inBoth(own.regions, first.regions ?? []);
  const technologies = inBoth(own.technologies, first.technologies ?? []);
  const labels = [...regions.labels, ...technologies.labels];
  return {
    ...own,
    regions: ownOr(regions.sent, SURVEY_OFFERS.regions),
    currencies: ownOr(own.currencies, SURVEY_OFFERS.currencies),
    technologies: ownOr(technologies.sent, SURVEY_OFFERS.technologies),
    ...(labels.length > 0 && { labels: Object.fromEntries(labels) }),
  };
}

function inBoth(
  own: readonly string[],
  first: readonly string[],
): { sent: readonly string[]; labels: (readonly [string, string])[] } {
  if (own.length > 0 && first.length !== own.length) return { sent: own, labels: [] };
  const labels = first.map((one, at) => [one, own[at] ?? one] as const);
  return { sent: first, labels: labels.filter(([one, label]) => one !== label) };
}

/** What a visitor reads for a region or technology. */
export const offerLabel = ({ labels = {} }: Pick<SurveyOffers, "labels">, name: string): string =>
  labels[name] ?? name;

const ownOr = (own: readonly string[], otherwise: readonly string[]): readonly string[] =>
  own.length > 0 ? [...new Set(own)] : otherwise;
