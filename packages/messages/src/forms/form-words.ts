import type { FormField } from "@meridian/contract/forms";
import type { Translate } from "#messages.ts";

export type FieldWords = Pick<FormField, "label" | "required" | "invalid" | "advised">;

/** A form's fields with these words, by name. */
export const fieldsIn = <F extends readonly FormField[]>(
  t: Translate,
  fields: F,
  words: Record<F[number]["name"], FieldWords>,
): FormField[] =>
  fields.map((field) => {
    const own = words[field.name as F[number]["name"]];
    const hasError = own.required !== undefined || own.invalid !== undefined;
    const tooLong = hasError ? {} : { tooLong: t("form.tooLong", { label: own.label }) };
    return { ...field, ...own, ...tooLong };
  });
