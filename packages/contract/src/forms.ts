export { checkFields, checkFiles, checkParts, isEmail, type FieldsChecked } from "#forms/check.ts";
export { contactForm, type ContactVariant } from "#forms/contact.ts";
export { FILE_HEAD_BYTES, headRefusal, sniffType, type SniffedType } from "#forms/file-head.ts";
export { MAX_FILE_BYTES, partOfFile, WRONG_FILE, type FileRule } from "#forms/file-rule.ts";
export { REFUSED_BEGINNING, REFUSED_FILE, type FileRefusal } from "#forms/refused-file.ts";
export {
  MESSAGE_SHOWN_MS,
  SEND_FAILURE,
  type FormField,
  type FormKind,
  type FormVariant,
} from "#forms/kind.ts";
export {
  CAPTCHA_ERROR,
  CAPTCHA_UNSOLVED,
  POSTED,
  QUESTION_QUOTA,
  QUESTION_SPENT,
  QUESTION_UNANSWERED,
  QUICKEST_HEADER,
  referenceOf,
  type FormAnswer,
} from "#forms/posting.ts";
export { priceRequestForm } from "#forms/price-request.ts";
export {
  answerName,
  askedLabels,
  askedOf,
  deliveredQuestions,
  isAsked,
  LONGEST_OPTION,
  LONGEST_QUESTION,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  QUESTION_KINDS,
  questionIn,
  questionsIn,
  readAsked,
  shownQuestions,
  withQuestions,
  type Question,
} from "#forms/questions.ts";
export { resumeForm, type ResumeVariant } from "#forms/resume.ts";
export { EXTRA_FIELDS, extraFieldsOf } from "#forms/extra-fields.ts";
export {
  SOURCE_FIELDS,
  sourceFields,
  sourceOf,
  suspicionInWords,
  SUSPICIONS,
  type SourceField,
  type VisitSource,
} from "#forms/source.ts";
export { readNumber } from "#forms/typed-number.ts";
export { deliveredSurvey, surveyForm, surveyFormOf } from "#forms/survey.ts";
export {
  boundsOf,
  offerLabel,
  offersOf,
  SURVEY_OFFERS,
  type Bounds,
  type SurveyOffers,
} from "#forms/survey-offers.ts";
export {
  fieldOfPart,
  partName,
  readEnd,
  readSurvey,
  SURVEY_OTHER_MAX,
  surveyFields,
  surveyRanges,
  type End,
  type Span,
  type SurveyAnswers,
  type SurveyRange,
  type TypedSpan,
} from "#forms/survey-answers.ts";
