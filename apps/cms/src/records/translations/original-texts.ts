import type { Field } from "payload";
import { dataIn, rowsIn } from "#records/translations/merge-words.ts";
import { isUntranslated, isWord } from "#records/translations/word-fields.ts";
import { plainText } from "#records/rich-text/plain-text.ts";
import { toHtml, type RichText } from "#records/rich-text/to-html.ts";

type Texts = Record<string, string>;

const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.join(", ")
      : plainText(toHtml(value as RichText));

/** By path, with the id of each row: `boxes.65f….title`. Rich text without its formats. */
export function originalTexts(
  fields: readonly Field[],
  data: Record<string, unknown>,
  prefix = "",
): Texts {
  const texts: Texts = {};
  const within = (inner: readonly Field[], name: string | undefined): void =>
    void Object.assign(
      texts,
      originalTexts(inner, name ? dataIn(data[name]) : data, name ? `${prefix}${name}.` : prefix),
    );
  for (const field of fields) {
    if (isUntranslated(field)) continue;
    if (isWord(field) && "name" in field) {
      const text = asText(data[field.name]);
      if (text !== "") texts[prefix + field.name] = text;
    } else if (field.type === "tabs")
      for (const tab of field.tabs) within(tab.fields, "name" in tab ? tab.name : undefined);
    else if (field.type === "array" || field.type === "blocks")
      for (const row of rowsIn(data[field.name])) {
        const inner =
          field.type === "array"
            ? field.fields
            : (field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []);
        Object.assign(texts, originalTexts(inner, row, `${prefix}${field.name}.${row.id}.`));
      }
    else if ("fields" in field) within(field.fields, "name" in field ? field.name : undefined);
  }
  return texts;
}
