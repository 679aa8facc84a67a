import { expect, test } from "vitest";
import { untranslated } from "#records/fields/untranslated.ts";
import { formShape } from "#translations/form-shape.ts";
import { originalTexts } from "#translations/original-texts.ts";

test("has the words of rows at any depth, and the texts that are not words, by which rows are named", () => {
  const shape = formShape([
    {
      name: "facts",
      type: "group",
      fields: [
        {
          name: "clients",
          type: "array",
          fields: [untranslated({ name: "name", type: "text" }), { name: "project", type: "text" }],
        },
      ],
    },
  ]);
  const clients = [{ id: "a1", name: "Harbour Ledger", project: "Payments", order: 3 }];
  expect(originalTexts(shape, { facts: { clients } })).toEqual({
    "facts.clients.a1.name": "Harbour Ledger",
    "facts.clients.a1.project": "Payments",
  });
});
