import { readSurvey, SURVEY_OFFERS as offers, type SurveyAnswers } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { answeredCount, estimateOf } from "#app/pages/survey/survey-progress.ts";

const untouched = readSurvey({}, offers);
const narrowed: SurveyAnswers = {
  ...untouched,
  regions: ["Central Asia"],
  ranges: {
    forSeniorFullStack: { from: 50, to: 90 },
    forMiddleBackend: { from: 40, to: 60 },
    teamSize: { from: 2, to: 3 },
  },
};

test("[SURV-11] counts the questions that have an answer", () => {
  expect(answeredCount(untouched, offers, false)).toBe(0);
  expect(answeredCount(narrowed, offers, false)).toBe(3);
  expect(answeredCount({ ...narrowed, other: "Cobol" }, offers, true)).toBe(5);
});

test("[SURV-11] the estimate is people, rate and 160 hours, and there is none without a size", () => {
  expect(estimateOf(narrowed, offers)).toEqual({ from: 2 * 40 * 160, to: 3 * 90 * 160 });
  expect(estimateOf(untouched, offers)).toBeNull();
});
