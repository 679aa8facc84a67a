import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { html, text } from "#records/mapping/kinds.ts";
import type { FaqBlock } from "#payload-types.ts";

/** Also sent to search engines. */
export const faq = landingBlock("faq", {
  label: "Questions and answers",
  plural: "Questions and answers",
  fields: [
    line("title"),
    rows("questions", {
      row: "Question",
      titled: "question",
      fields: [line("question"), richText("answer")],
    }),
  ],
  map: mapping<Omit<FaqBlock, OfBlock>>()({
    title: text,
    questions: list(group({ question: text, answer: html })),
  }),
});
