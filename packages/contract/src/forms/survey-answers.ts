/**
 * What the survey asks, and how its answers become the payload of SURV-07. Browser and server put
 * them together by the same rules.
 */

/**
 * SURV-02, in the order they are asked and sent. None is part of another: a joined text is read by
 * what it holds.
 */
export const SURVEY_REGIONS = [
  "Western Europe (EU & Balkans)",
  "Eastern Europe (Ukraine, Moldova, Belarus)",
  "Central Asia (Kazakhstan, Azerbaijan)",
  "Middle East (Israel, UAE)",
] as const;
/** SURV-04. */
export const SURVEY_TECHNOLOGIES = ["PHP", "JavaScript", "Angular", "React", "Node JS"] as const;
/** The first is what nobody chose otherwise. */
export const SURVEY_CURRENCIES = ["USD", "EUR"] as const;
/** Characters of the free text beside the technologies, as browsers count them for `maxlength`. */
export const SURVEY_OTHER_MAX = 100;

export interface Bounds {
  min: number;
  max: number;
}

/** SURV-03: hourly rates, and people. */
export const SURVEY_RANGES = {
  forSeniorFullStack: { min: 45, max: 95 },
  forMiddleBackend: { min: 35, max: 65 },
  teamSize: { min: 1, max: 100 },
} as const satisfies Record<string, Bounds>;

export type SurveyRange = keyof typeof SURVEY_RANGES;
export type SurveyCurrency = (typeof SURVEY_CURRENCIES)[number];

export interface Span {
  from: number;
  to: number;
}

export interface SurveyAnswers {
  regions: readonly string[];
  ranges: Record<SurveyRange, Span>;
  technologies: readonly string[];
  /** Free text beside the technologies. */
  other: string;
  currency: SurveyCurrency;
}

type Posted = Readonly<Record<string, unknown>>;

const textOf = (posted: Posted, name: string): string =>
  typeof posted[name] === "string" ? posted[name].trim() : "";

/** Names of the controls that a field is made of: `region.0`, `teamSize.from`. */
export const partName = (field: string, part: string | number): string => `${field}.${part}`;
/** The field that a control belongs to; a control that is a whole field has its name. */
export const fieldOfPart = (name: string): string => name.split(".")[0] ?? name;

/**
 * Reads the answers, whether the form's own controls were posted (without script) or the payload
 * they make up. What is not one of the answers is left out, and a span is put right: in whole
 * numbers, within its bounds, the lower end first.
 */
export function readSurvey(posted: Posted): SurveyAnswers {
  const skill = readSkill(textOf(posted, "skill"));
  const isTicked = (field: string, at: number): boolean =>
    typeof posted[partName(field, at)] === "string";
  return {
    regions: SURVEY_REGIONS.filter(
      (label, at) => isTicked("region", at) || textOf(posted, "region").includes(label),
    ),
    ranges: {
      forSeniorFullStack: readSpan(posted, "forSeniorFullStack"),
      forMiddleBackend: readSpan(posted, "forMiddleBackend"),
      teamSize: readSpan(posted, "teamSize"),
    },
    technologies: SURVEY_TECHNOLOGIES.filter(
      (name, at) => isTicked("skill", at) || skill.technologies.includes(name),
    ),
    other: textOf(posted, partName("skill", "other")) || skill.other,
    currency:
      SURVEY_CURRENCIES.find((currency) => currency === textOf(posted, "currency")) ??
      SURVEY_CURRENCIES[0],
  };
}

/** The technologies that the text begins with, in their order; the rest is free text. */
function readSkill(text: string): { technologies: string[]; other: string } {
  const technologies: string[] = [];
  let other = text;
  for (const name of SURVEY_TECHNOLOGIES) {
    if (other !== name && !other.startsWith(`${name}, `)) continue;
    technologies.push(name);
    other = other.slice(name.length + 2);
  }
  return { technologies, other };
}

function readSpan(posted: Posted, name: SurveyRange): Span {
  const { min, max } = SURVEY_RANGES[name];
  const [first = "", last = ""] = textOf(posted, name).split("-");
  const end = (part: "from" | "to", joined: string, otherwise: number): number => {
    const text = textOf(posted, partName(name, part)) || joined.trim();
    const number = text === "" ? otherwise : Math.round(Number(text));
    return Number.isNaN(number) ? otherwise : Math.min(Math.max(number, min), max);
  };
  const ends = [end("from", first, min), end("to", last, max)] as const;
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

const joined = ({ from, to }: Span): string => `${from}-${to}`;

/** The fields that the answers make up (SURV-07). */
export const surveyFields = ({
  regions,
  ranges,
  technologies,
  other,
  currency,
}: SurveyAnswers): Record<string, string> => ({
  region: regions.join(", "),
  forSeniorFullStack: joined(ranges.forSeniorFullStack),
  forMiddleBackend: joined(ranges.forMiddleBackend),
  teamSize: joined(ranges.teamSize),
  skill: [...technologies, other].filter((part) => part !== "").join(", "),
  currency,
});

/** Whether the free text of a joined `skill` has a length that was asked for. */
export const isOtherShort = (skill: string): boolean =>
  readSkill(skill).other.length <= SURVEY_OTHER_MAX;
