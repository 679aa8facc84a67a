import type { Field } from "payload";

/** A text without words to translate, which all languages share: a person's name, a code. */
export const untranslated = <F extends Field>(field: F): F => ({
  ...field,
  custom: { ...field.custom, untranslated: true },
});
