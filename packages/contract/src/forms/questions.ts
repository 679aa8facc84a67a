/**
 * OWN-125: the owner's own questions in a vacancy's resume form. The form posts them as it showed
 * them in a hidden field, so that an answer keeps its question when that is changed or deleted, and
 * no one must answer one that they did not see.
 */
import type { FormField, FormKind } from "#forms/kind.ts";
import type { VisitSource } from "#forms/source.ts";

export const QUESTION_KINDS = ["text", "choice", "number", "yes-no"] as const;

export interface Question {
  /** The same through all changes of its words and in all languages. */
  key: string;
  label: string;
  kind: (typeof QUESTION_KINDS)[number];
  required: boolean;
  /** Of a choice; in a post also the words of yes and no as they were shown. */
  options: string[];
}

export const MOST_QUESTIONS = 20;
export const MOST_OPTIONS = 20;
/** Characters; all questions and answers of a form fit into a post. */
export const LONGEST_QUESTION = 200;
export const LONGEST_OPTION = 100;
export const LONGEST_ANSWER = 1000;
/** Of the posted questions as JSON, whatever it escapes. */
const LONGEST_ASKED = 100_000;

const FIELD = "question-";
const ASKED = "asked-";
const KEY = /^\w{1,40}$/;

/** The name of an answer in a post and in all deliveries. */
export const answerName = ({ key }: Pick<Question, "key">): `question-${string}` =>
  `${FIELD}${key}`;
const keyIn = (name: string, prefix: string): string | null => {
  const key = name.startsWith(prefix) ? name.slice(prefix.length) : "";
  return KEY.test(key) ? key : null;
};

const tidy = (value: unknown, longest: number): string =>
  typeof value === "string"
    ? value
        // oxlint-disable-next-line no-control-regex -- control characters become a space
        .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, " ")
        .trim()
        .slice(0, longest)
        .trimEnd()
    : "";

/** `null`: no question. A choice of nothing is a text. */
export function questionIn(value: unknown): Question | null {
  const given: { [name: string]: unknown } = Object(value);
  const { key, label, kind, required, options } = given;
  const words = tidy(label, LONGEST_QUESTION);
  if (typeof key !== "string" || !KEY.test(key) || words === "") return null;
  const offered = (Array.isArray(options) ? options.slice(0, MOST_OPTIONS) : [])
    .map((one) => tidy(one, LONGEST_OPTION))
    .filter(Boolean);
  const known = QUESTION_KINDS.find((one) => one === kind) ?? "text";
  const isChoice = known === "choice" && offered.length > 0;
  return {
    key,
    label: words,
    kind: known === "choice" && !isChoice ? "text" : known,
    required: required === true,
    options: isChoice || known === "yes-no" ? [...new Set(offered)] : [],
  };
}

/** The first of each key. */
export const questionsIn = (values: readonly unknown[]): Question[] =>
  values
    .slice(0, MOST_QUESTIONS)
    .flatMap((one) => questionIn(one) ?? [])
    .filter(({ key }, at, all) => all.findIndex((one) => one.key === key) === at);

/** The questions that a form posted. Untrusted; never throws. */
export function readAsked(posted = ""): Question[] {
  if (posted === "" || posted.length > LONGEST_ASKED) return [];
  try {
    const values: unknown = JSON.parse(posted);
    return Array.isArray(values) ? questionsIn(values) : [];
  } catch {
    return [];
  }
}

export interface QuestionWords {
  missing: string;
  chooseOne: string;
  notANumber: string;
  tooLong: (label: string) => string;
  yes: string;
  no: string;
}

/** With the words of yes and no, unless the form has shown others. */
export const shownQuestions = (
  questions: readonly Question[],
  { yes, no }: Pick<QuestionWords, "yes" | "no">,
): Question[] =>
  questions.map((one) =>
    one.kind === "yes-no" && one.options.length === 0 ? { ...one, options: [yes, no] } : one,
  );

function fieldOf(question: Question, words: QuestionWords): FormField {
  const { label, kind, required, options } = question;
  const shared = {
    name: answerName(question),
    label,
    max: LONGEST_ANSWER,
    invalid: words.tooLong(label),
    ...(required && { required: words.missing }),
    onlyFilled: true,
  } as const;
  if (kind === "text") return { ...shared, type: "multiline", rows: 2 };
  // As typed: "1.000" is one thing in one language and another in the next.
  if (kind === "number")
    return {
      ...shared,
      type: "number",
      invalid: words.notANumber,
      check: (value) => /\p{Nd}/u.test(value),
    };
  return {
    ...shared,
    type: "choice",
    options,
    invalid: words.chooseOne,
    check: (value) => options.includes(value),
  };
}

/** The form with the questions after its own fields. */
export const withQuestions = <F extends FormKind>(
  form: F,
  questions: readonly Question[],
  words: QuestionWords,
): F =>
  questions.length === 0
    ? form
    : {
        ...form,
        fields: [
          ...form.fields,
          ...shownQuestions(questions, words).map((one) => fieldOf(one, words)),
        ],
      };

/** With an answer, its question is stored next to the visit's source, as the visitor read it. */
export const askedOf = (
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): VisitSource =>
  Object.fromEntries(
    questions
      .filter((one) => answers[answerName(one)])
      .map(({ key, label }) => [`${ASKED}${key}`, label]),
  );

/** The questions of answers, by the names of the answers' fields. `fields`: of a stored message. */
export const askedLabels = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, label]) => {
      const key = keyIn(name.replace(/^_/, ""), ASKED);
      return key && typeof label === "string" ? [[answerName({ key }), label]] : [];
    }),
  );

/** Whether a field has the words of a question, not an answer. */
export const isAsked = (name: string): boolean => keyIn(name.replace(/^_/, ""), ASKED) !== null;

/** For a host: what a site delivered as answers, each a text with its question. */
export const deliveredQuestions = (posted: Readonly<Record<string, string>>): Question[] =>
  Object.keys(posted)
    .flatMap((name) => keyIn(name, FIELD) ?? [])
    .slice(0, MOST_QUESTIONS)
    .map((key) => ({
      key,
      // The site may have added a mark.
      label: tidy(posted[`_${ASKED}${key}`], LONGEST_QUESTION * 2) || answerName({ key }),
      kind: "text",
      required: false,
      options: [],
    }));
