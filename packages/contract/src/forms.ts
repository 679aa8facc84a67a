export { checkFields, checkFiles, checkParts, isEmail, type FieldsChecked } from "#forms/check.ts";
export { contactForm, type ContactVariant } from "#forms/contact.ts";
export { FILE_HEAD_BYTES, headFitsName, sniffType, type SniffedType } from "#forms/file-head.ts";
export { MAX_FILE_BYTES, partOfFile, WRONG_FILE, type FileRule } from "#forms/file-rule.ts";
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
  QUESTION_OFF,
  QUESTION_QUOTA,
  QUESTION_SPENT,
  QUESTION_UNANSWERED,
  QUICKEST_HEADER,
  type FormAnswer,
} from "#forms/posting.ts";
export { priceRequestForm } from "#forms/price-request.ts";
export { RESUME_THANKS, resumeForm, type ResumeVariant } from "#forms/resume.ts";
export {
  SOURCE_FIELDS,
  sourceFields,
  sourceOf,
  type SourceField,
  type VisitSource,
} from "#forms/source.ts";
export { surveyForm } from "#forms/survey.ts";
export {
  fieldOfPart,
  partName,
  readSurvey,
  SURVEY_CURRENCIES,
  SURVEY_OTHER_MAX,
  SURVEY_RANGES,
  SURVEY_REGIONS,
  SURVEY_TECHNOLOGIES,
  surveyFields,
  type Bounds,
  type Span,
  type SurveyAnswers,
  type SurveyCurrency,
  type SurveyRange,
} from "#forms/survey-answers.ts";
