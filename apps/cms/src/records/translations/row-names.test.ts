import { expect, test } from "vitest";
import { untranslated } from "#records/fields/untranslated.ts";
import { formShape } from "#records/translations/form-shape.ts";
import { rowNames } from "#records/translations/row-names.ts";

test("rows are named by texts that are not words, at any depth", () => {
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
  expect(rowNames(shape, { facts: { clients } })).toEqual({
    "facts.clients.a1.name": "Harbour Ledger",
  });
});
