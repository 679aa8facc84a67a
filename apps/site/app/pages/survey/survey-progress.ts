import { surveyRanges, type SurveyAnswers, type SurveyOffers } from "@meridian/contract/forms";

export const QUESTIONS = 5;

/** Working hours of one person in a month. */
export const HOURS = 160;

const isNarrowed = (
  { ranges }: SurveyAnswers,
  offers: SurveyOffers,
  name: keyof SurveyAnswers["ranges"],
): boolean => {
  const { min, max } = surveyRanges(offers)[name];
  return ranges[name].from > min || ranges[name].to < max;
};

/** How many of the five questions have an answer (SURV-11). */
export function answeredCount(
  answers: SurveyAnswers,
  offers: SurveyOffers,
  hasContacts: boolean,
): number {
  return [
    answers.regions.length > 0,
    isNarrowed(answers, offers, "forSeniorFullStack") ||
      isNarrowed(answers, offers, "forMiddleBackend"),
    isNarrowed(answers, offers, "teamSize"),
    answers.technologies.length > 0 || answers.other !== "",
    hasContacts,
  ].filter(Boolean).length;
}

/** Monthly cost at the lowest and at the highest rate; `null`: the size is the whole range. */
export function estimateOf(
  answers: SurveyAnswers,
  offers: SurveyOffers,
): { from: number; to: number } | null {
  if (!isNarrowed(answers, offers, "teamSize")) return null;
  const { forSeniorFullStack: senior, forMiddleBackend: middle, teamSize } = answers.ranges;
  return {
    from: teamSize.from * Math.min(senior.from, middle.from) * HOURS,
    to: teamSize.to * Math.max(senior.to, middle.to) * HOURS,
  };
}
