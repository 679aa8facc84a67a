import type { Field } from "payload";
import { expect, test } from "vitest";
import { line, linkField } from "./texts.ts";
import { missingWords, namingWhatIsMissing } from "./missing-words.ts";

test.each([
  ["Date", "date", "The date is missing. Choose a day."],
  ["Picture in lists", "upload", "The picture in lists is missing. Choose one."],
  ["Technologies", "text", "The technologies are missing. Write them."],
  ["Address", "text", "The address is missing. Write it."],
  ["URL", "text", "The URL is missing. Write it."],
  ["What it counts", "text", "“What it counts” is missing. Write it."],
])("[EDIT-21] a missing %s (%s): %s", (label, type, words) =>
  expect(missingWords(label, type)).toBe(words),
);

test("[EDIT-21] fields in rows, groups, tabs and blocks name themselves; a field's own advice stays", async () => {
  const required = line("title", { required: true });
  const inner = [required];
  const { fields } = namingWhatIsMissing<{ fields: Field[] }>({
    fields: [
      required,
      { type: "row", fields: inner },
      { name: "rows", type: "array", fields: inner },
      { name: "blocks", type: "blocks", blocks: [{ slug: "a", fields: inner }] },
      { type: "tabs", tabs: [{ label: "One", fields: inner }] },
      linkField("link", { required: true }),
    ],
  });
  const found: string[] = [];
  const visit = async (all: readonly object[]): Promise<void> => {
    for (const field of all) {
      const parts: unknown[] = ["fields", "blocks", "tabs"].flatMap(
        (key) => Reflect.get(field, key) ?? [],
      );
      await visit(parts as object[]);
      const validate: unknown = Reflect.get(field, "validate");
      if (typeof validate !== "function") continue;
      const options = {
        ...field,
        req: {
          t: () => "This field is required.",
          i18n: { language: "en" },
          payload: { config: {} },
        },
      };
      found.push(String(await validate("", options)));
    }
  };
  await visit(fields);
  expect(found).toEqual([
    ...Array<string>(5).fill("The title is missing. Write it."),
    "Write an address, for example /pricing.",
  ]);
});

test("a choice that there must be, or that has a default, has no button that empties it", () => {
  const options = ["a", "b"];
  const { fields } = namingWhatIsMissing<{ fields: Field[] }>({
    fields: [
      { name: "kind", type: "select", options, required: true },
      { type: "row", fields: [{ name: "port", type: "select", options, defaultValue: "a" }] },
      { name: "vendor", type: "select", options },
      { name: "forms", type: "select", options, hasMany: true, required: true },
    ],
  });
  const [kind, row, vendor, forms] = fields as { admin?: object; fields?: object[] }[];
  expect(kind).toMatchObject({ admin: { isClearable: false } });
  expect(row?.fields?.[0]).toMatchObject({ admin: { isClearable: false } });
  expect([vendor?.admin, forms?.admin]).toEqual([undefined, undefined]);
});
