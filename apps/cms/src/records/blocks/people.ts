import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { rows } from "#records/fields/rows.ts";
import { line, prose } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { picture as image, text } from "#records/mapping/kinds.ts";
import type { PeopleBlock } from "#payload-types.ts";
import { untranslated } from "#records/fields/untranslated.ts";

export const people = landingBlock("people", {
  label: "People",
  plural: "People",
  fields: [
    line("title"),
    rows("people", {
      row: "Person",
      titled: "name",
      fields: [
        untranslated(line("name")),
        line("role"),
        prose("text"),
        picture("image", { label: "Portrait" }),
      ],
    }),
  ],
  map: mapping<Omit<PeopleBlock, OfBlock>>()({
    title: text,
    people: list(group({ name: text, role: text, text, image })),
  }),
});
