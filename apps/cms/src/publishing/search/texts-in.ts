/** Texts of a document as editors read them. */
import type { FlattenedField } from "payload";
import { isServerField } from "#accounts/access/server-fields.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** All share the index: without fields that only some readers of the record may read. */
const isForAll = (field: FlattenedField): boolean => !("access" in field && field.access?.read);

/** One text per field, in the form's order; skips fields without a form control. */
export const textsIn = (fields: readonly FlattenedField[], doc: object): string[] =>
  fields.flatMap((field): string[] =>
    isServerField(field) || !isForAll(field) ? [] : textsOf(field, Reflect.get(doc, field.name)),
  );

function textsOf(field: FlattenedField, value: unknown): string[] {
  if (typeof value === "string")
    return field.type === "text" || field.type === "textarea" || field.type === "email"
      ? [/[<&]/.test(value) ? plainText(value) : value]
      : [];
  if (field.type === "richText") return [wordsIn(value)];
  if (field.type === "blocks") return rowsOf(value).flatMap((row) => ofBlock(field, row));
  if ("flattenedFields" in field && field.flattenedFields) {
    const { flattenedFields } = field;
    return rowsOf(value).flatMap((row) => textsIn(flattenedFields, row));
  }
  return field.type === "text" && Array.isArray(value) ? value.map(String) : [];
}

const rowsOf = (value: unknown): object[] =>
  (Array.isArray(value) ? value : [value]).filter(isObject);

const ofBlock = ({ blocks }: Extract<FlattenedField, { type: "blocks" }>, row: object): string[] =>
  textsIn(
    blocks.find(({ slug }) => slug === Reflect.get(row, "blockType"))?.flattenedFields ?? [],
    row,
  );

/** Reads the editor's tree: joins words within a line, separates lines. */
function wordsIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsIn).join("");
  if (!isObject(node)) return "";
  const own: unknown = Reflect.get(node, "text");
  if (typeof own === "string") return own;
  const inner = wordsIn(Reflect.get(node, "root") ?? Reflect.get(node, "children"));
  return Reflect.get(node, "type") === "link" ? inner : `${inner} `;
}
