/** The vacancy's own questions, in its resume form (OWN-125). */
import {
  LONGEST_OPTION,
  LONGEST_QUESTION,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  type Question,
} from "@meridian/contract/forms";
import type { ArrayField } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, prose } from "#records/fields/texts.ts";

const KINDS: Record<Question["kind"], string> = {
  text: "A text",
  choice: "A choice",
  number: "A number",
  "yes-no": "Yes or no",
};

const optionsIn = (written: string): string[] =>
  written
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean);

/** What is wrong with the answers of a choice; `true`: nothing. */
function checkOptions(written: unknown, { siblingData }: { siblingData: Partial<Question> }) {
  if (siblingData.kind !== "choice") return true;
  const options = optionsIn(typeof written === "string" ? written : "");
  if (options.length < 2) return "Write at least two answers, each on a line of its own.";
  if (options.length > MOST_OPTIONS)
    return `Write at most ${MOST_OPTIONS} answers; there are ${options.length}.`;
  if (new Set(options).size < options.length) return "Two answers are the same. Change one.";
  const long = options.find(({ length }) => length > LONGEST_OPTION);
  return (
    long === undefined ||
    `An answer has more than ${LONGEST_OPTION} characters: “${long.slice(0, 40)}…”. Write it shorter.`
  );
}

const checkLabel = (label: unknown): true | string => {
  const { length } = typeof label === "string" ? label.trim() : "";
  if (length === 0) return "The question is missing. Write it.";
  return (
    length <= LONGEST_QUESTION ||
    `The question has ${length} characters. Write at most ${LONGEST_QUESTION}.`
  );
};

export const questionsField = (): ArrayField => ({
  ...rows("questions", {
    row: "Question",
    label: "Questions in the resume form",
    titled: "label",
    description: `At most ${MOST_QUESTIONS}. The answers arrive with the resume in inbox, e-mail, export and webhook. You may change or delete a question at any time: answers keep the question that they were given to.`,
    fields: [
      { ...line("label", { label: "Question", required: true }), validate: checkLabel },
      {
        type: "row",
        fields: [
          {
            name: "kind",
            label: "Answer",
            type: "select",
            required: true,
            defaultValue: "text",
            options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
          },
          { name: "required", label: "Must be answered", type: "checkbox", defaultValue: false },
        ],
      },
      {
        ...prose("options", { label: "Answers to choose from" }),
        validate: checkOptions,
        admin: {
          rows: 4,
          description: "One a line.",
          condition: (_, sibling) => sibling.kind === "choice",
        },
      },
    ],
  }),
  validate: (value: unknown) => {
    const count = Array.isArray(value) ? value.length : 0;
    return (
      count <= MOST_QUESTIONS ||
      `A resume form has at most ${MOST_QUESTIONS} questions; these are ${count}. Remove ${count - MOST_QUESTIONS}: people leave long forms.`
    );
  },
});
