/** Kinds of records have a label per language, as a function or by language. */
import type { ServerProps } from "payload";

export type I18n = Pick<ServerProps["i18n"], "language">;
type Label = (of: { i18n: I18n; t: (key: string) => string }) => unknown;

/** Without `i18n` in English, as it is stored and compared. */
export function labelText(label: unknown, i18n: I18n = { language: "en" }): string {
  if (typeof label === "string") return label;
  if (typeof label === "function") return labelText((label as Label)({ i18n, t: (key) => key }));
  return typeof label === "object" && label !== null
    ? labelText(Reflect.get(label, i18n.language) ?? Reflect.get(label, "en"))
    : "";
}
