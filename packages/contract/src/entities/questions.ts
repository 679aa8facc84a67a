/** The own questions of a vacancy's resume form (OWN-125). */
import * as v from "valibot";
import { questionsIn, type Question } from "#forms/questions.ts";
import { beyond, labelled, shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { group, list } from "#wordpress/shapes.ts";
import { flag, lines, text } from "#wordpress/wordpress.ts";

const given = list(
  group({
    key: labelled("Short name", beyond(text), {
      hint: "Letters, digits and _: the name of the answer for other programs. Do not change it.",
    }),
    label: labelled("Question", text),
    kind: labelled("Answer", text, {
      choices: { text: "A text", choice: "A choice", number: "A number", "yes-no": "Yes or no" },
    }),
    required: labelled("Must be answered", flag),
    options: labelled("Answers of a choice", beyond(lines), { hint: "One a line." }),
  }),
);

/** As a plain host sends them: `options` are lines. */
export interface WireQuestion {
  key: string;
  label: string;
  kind: string;
  required: boolean;
  options: string;
}

/** A question without a key is named by its place; those above the limit are left out. */
export const questions = shapedAs<WireQuestion[], Question[]>(
  v.pipe(
    given,
    v.transform((rows) =>
      questionsIn(
        rows.map(({ key, options, ...row }, at) => ({
          ...row,
          key: /^\w{1,40}$/.test(key) ? key : String(at + 1),
          // Those of a former choice are no words of yes and no.
          options: row.kind === "choice" ? options.split("\n") : [],
        })),
      ),
    ),
  ),
  shapeOf(given),
);
