/** Kinds of records have a label per language, as a function or by language. */
type Label = (of: { i18n: { language: string }; t: (key: string) => string }) => unknown;

/** In English, as it is stored, compared and translated (`configWords`). */
export function labelText(label: unknown): string {
  if (typeof label === "string") return label;
  if (typeof label === "function")
    return labelText((label as Label)({ i18n: { language: "en" }, t: (key) => key }));
  return typeof label === "object" && label !== null ? labelText(Reflect.get(label, "en")) : "";
}
