import { plainLines } from "#records/rich-text/plain-text.ts";
import { toHtml, type RichText } from "#records/rich-text/to-html.ts";
import type { FormShape } from "#translations/form-shape.ts";
import { dataIn, rowsIn } from "#translations/merge-words.ts";

export const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.join(", ")
      : plainLines(toHtml(value as RichText)).join("\n");

/** Of a row, besides its texts. */
const NO_TEXT = new Set(["id", "blockType"]);

/**
 * By path, with the id of each row: `boxes.65f….title`. Rich text as lines, without its formats. Of
 * rows also the texts that are not words, such as a client's name: rows are named by them.
 */
export function originalTexts(
  shape: FormShape,
  data: Record<string, unknown>,
  prefix = "",
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of shape.words) {
    const text = asText(data[name]);
    if (text !== "") texts[prefix + name] = text;
  }
  for (const [name, inner] of shape.groups)
    Object.assign(texts, originalTexts(inner, dataIn(data[name]), `${prefix}${name}.`));
  for (const [name, of] of shape.rows)
    for (const row of rowsIn(data[name])) {
      const at = `${prefix}${name}.${row.id}.`;
      for (const [field, value] of Object.entries(row))
        if (typeof value === "string" && value !== "" && !NO_TEXT.has(field))
          texts[at + field] = value;
      Object.assign(texts, originalTexts(of(row), row, at));
    }
  return texts;
}
