/** The survey's answers and their payload (SURV-07), by the same rules in browser and server. */
import {
  boundsOf,
  offerLabel,
  SURVEY_OFFERS,
  type Bounds,
  type SurveyOffers,
} from "#forms/survey-offers.ts";
import { readNumber } from "#forms/typed-number.ts";

/** Characters of the free text, as browsers count them for `maxlength`. */
export const SURVEY_OTHER_MAX = 100;
/** Boxes of one question with any choices. */
export const BOXES_AT_MOST = 10;

export type SurveyRange = "forSeniorFullStack" | "forMiddleBackend" | "teamSize";

/** SURV-03: hourly rates, and team size. */
export const surveyRanges = ({ rates, teamSize }: SurveyOffers): Record<SurveyRange, Bounds> => ({
  forSeniorFullStack: boundsOf(rates.forSeniorFullStack) ?? ANY,
  forMiddleBackend: boundsOf(rates.forMiddleBackend) ?? ANY,
  teamSize: boundsOf(teamSize) ?? ANY,
});
/** For an invalid range, which the settings refuse. */
const ANY: Bounds = { min: 1, max: 100 };

export interface Span {
  from: number;
  to: number;
}

export type End = keyof Span;

/** A range with what was typed. */
export interface TypedSpan {
  /** Ends in the number fields: whole numbers, and others as they were typed. */
  texts: Record<End, string>;
  /** Ends that are no number within the bounds. */
  wrong: readonly End[];
}

export interface SurveyAnswers {
  regions: readonly string[];
  /** With the bound in place of an end that is wrong. */
  ranges: Record<SurveyRange, Span>;
  typed: Record<SurveyRange, TypedSpan>;
  technologies: readonly string[];
  other: string;
  currency: string;
}

type Posted = Readonly<Record<string, unknown>>;

const textOf = (posted: Posted, name: string): string =>
  typeof posted[name] === "string" ? posted[name].trim() : "";

/** Names of a field's controls: `region.0`, `teamSize.from`. */
export const partName = (field: string, part: string | number): string => `${field}.${part}`;
/** The field of a control, which may be the whole field. */
export const fieldOfPart = (name: string): string => name.split(".")[0] ?? name;

/**
 * Reads the form's controls (without script) or their payload. Drops unknown choices. Ranges have
 * whole numbers, the lower end first; typed ones are read by the page's language.
 */
export function readSurvey(
  posted: Posted,
  offers: SurveyOffers = SURVEY_OFFERS,
  code = "en",
): SurveyAnswers {
  const skill = readSkill(textOf(posted, "skill"), offers);
  const ticked = readTicked(posted, "skill", offers, offers.technologies);
  const bounds = surveyRanges(offers);
  const senior = readSpan(posted, "forSeniorFullStack", bounds, code);
  const middle = readSpan(posted, "forMiddleBackend", bounds, code);
  const size = readSpan(posted, "teamSize", bounds, code);
  return {
    regions: readRegions(posted, offers),
    ranges: { forSeniorFullStack: senior.span, forMiddleBackend: middle.span, teamSize: size.span },
    typed: {
      forSeniorFullStack: senior.typed,
      forMiddleBackend: middle.typed,
      teamSize: size.typed,
    },
    technologies: offers.technologies.filter(
      (name) => ticked.has(name) || skill.technologies.includes(name),
    ),
    other: textOf(posted, partName("skill", "other")) || skill.other,
    currency:
      offers.currencies.find((currency) => currency === textOf(posted, "currency")) ??
      offers.currencies[0] ??
      "",
  };
}

/** By name and by label: a page from before an owner's change may post either. */
const spellings = (offers: SurveyOffers, names: readonly string[]): Map<string, string> =>
  new Map([
    ...names.map((name) => [offerLabel(offers, name), name] as const),
    ...names.map((name) => [name, name] as const),
  ]);

/**
 * Boxes post their names, since a cached page may have them in an earlier order. A box of an older
 * page posts "on" and counts by its position.
 */
function readTicked(
  posted: Posted,
  field: string,
  offers: SurveyOffers,
  names: readonly string[],
): Set<string> {
  const named = spellings(offers, names);
  const ticked = Array.from({ length: Math.max(BOXES_AT_MOST, names.length) }, (_, at) => {
    const value = textOf(posted, partName(field, at));
    return value === "on" ? names[at] : named.get(value);
  });
  return new Set(ticked.filter((name) => name !== undefined));
}

/** Regions may contain commas and each other: the longest match wins. */
function readRegions(posted: Posted, offers: SurveyOffers): string[] {
  const { regions } = offers;
  const named = spellings(offers, regions);
  const chosen = readTicked(posted, "region", offers, regions);
  const byLength = [...named.keys()].toSorted((one, other) => other.length - one.length);
  let rest = textOf(posted, "region");
  while (rest !== "") {
    const next = byLength.find((name) => rest === name || rest.startsWith(`${name}, `));
    if (next !== undefined) chosen.add(named.get(next) ?? next);
    const end = next === undefined ? rest.indexOf(", ") : next.length;
    rest = end < 0 ? "" : rest.slice(end + 2);
  }
  return regions.filter((region) => chosen.has(region));
}

/** Technologies at the beginning of the text, in order; the rest is free text. */
function readSkill(text: string, offers: SurveyOffers): { technologies: string[]; other: string } {
  const technologies: string[] = [];
  let other = text;
  for (const name of offers.technologies) {
    const found = [name, offerLabel(offers, name)].find(
      (one) => other === one || other.startsWith(`${one}, `),
    );
    if (found === undefined) continue;
    technologies.push(name);
    other = other.slice(found.length + 2);
  }
  return { technologies, other };
}

/** Between the ends of a range with a wrong one, so that the form has what was typed. */
const BETWEEN = "|";

/** Whether a joined range is without a wrong end. */
export const isSpan = (value: string): boolean => !value.includes(BETWEEN);

/** A typed number, whole and within the bounds; `undefined` if it is none. */
export function readEnd(text: string, { min, max }: Bounds, code: string): number | undefined {
  const number = readNumber(text, code);
  if (number === undefined || number < min || number > max) return undefined;
  return Math.min(Math.max(Math.round(number), min), max);
}

function readSpan(
  posted: Posted,
  name: SurveyRange,
  ranges: Record<SurveyRange, Bounds>,
  code: string,
): { span: Span; typed: TypedSpan } {
  const bounds = ranges[name];
  const whole = textOf(posted, name);
  const [first = "", last = ""] = isSpan(whole) ? corrected(whole, bounds) : whole.split(BETWEEN);
  const texts = {
    from: textOf(posted, partName(name, "from")) || first.trim(),
    to: textOf(posted, partName(name, "to")) || last.trim(),
  };
  const numbers = {
    from: texts.from === "" ? bounds.min : readEnd(texts.from, bounds, code),
    to: texts.to === "" ? bounds.max : readEnd(texts.to, bounds, code),
  };
  const wrong = ENDS.filter((end) => numbers[end] === undefined);
  const { from = bounds.min, to = bounds.max } = numbers;
  const span = { from: Math.min(from, to), to: Math.max(from, to) };
  if (wrong.length === 0)
    return { span, typed: { texts: { from: String(span.from), to: String(span.to) }, wrong } };
  return { span, typed: { texts, wrong } };
}

const ENDS = ["from", "to"] as const;

/** The ends of a payload, whose bounds may have been others. */
const corrected = (payload: string, { min, max }: Bounds): string[] =>
  payload.split("-", 2).map((text) => {
    const number = text.trim() === "" ? NaN : Math.round(Number(text));
    return Number.isNaN(number) ? "" : String(Math.min(Math.max(number, min), max));
  });

const joined = ({ from, to }: Span, { texts, wrong }: TypedSpan): string =>
  wrong.length === 0 ? `${from}-${to}` : texts.from + BETWEEN + texts.to;

/** SURV-07. */
export const surveyFields = ({
  regions,
  ranges,
  typed,
  technologies,
  other,
  currency,
}: SurveyAnswers): Record<string, string> => ({
  region: regions.join(", "),
  forSeniorFullStack: joined(ranges.forSeniorFullStack, typed.forSeniorFullStack),
  forMiddleBackend: joined(ranges.forMiddleBackend, typed.forMiddleBackend),
  teamSize: joined(ranges.teamSize, typed.teamSize),
  skill: [...technologies, other].filter((part) => part !== "").join(", "),
  currency,
});

/** Whether the free text in a joined `skill` is within its limit. */
export const isOtherShort = (skill: string, offers: SurveyOffers): boolean =>
  readSkill(skill, offers).other.length <= SURVEY_OTHER_MAX;
