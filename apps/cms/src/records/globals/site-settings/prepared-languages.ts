import type { GlobalBeforeChangeHook, TextField } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";
import { languagesOf } from "#records/languages.ts";

/** Of `otherLanguages`: only editors and previews see these (LANG-10). A language without it is open. */
export const preparedLanguagesField: TextField = {
  name: "preparedLanguages",
  type: "text",
  hasMany: true,
  custom: { untranslated: true },
  admin: { hidden: true },
};

/** In a request's context: the language that the request opens (`openLanguage`). */
export const OPENED_LANGUAGE = "openedLanguage";

const codesIn = (data: unknown, name: string): string[] => {
  const value: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : null;
  return Array.isArray(value) ? value.map(String) : [];
};

/**
 * A language that a user adds is prepared, whatever the form sends: it may have been opened before
 * the language existed. One that is public and open is not added, also if a draft lacked it for a
 * while. What an import or a seed adds is public at once, as it was elsewhere.
 */
export const prepareAddedLanguages: GlobalBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const others = codesIn(data, "otherLanguages");
  const isPerson = req.user && context[DOER] === undefined;
  const before = codesIn(originalDoc, "otherLanguages");
  const added = others.filter((code) => !before.includes(code));
  const prepared = new Set(
    isPerson
      ? [...codesIn(originalDoc, "preparedLanguages"), ...added]
      : codesIn(data, "preparedLanguages"),
  );
  const open: readonly string[] = isPerson ? (await languagesOf(req.payload, req)).open : [];
  const isOpen = (code: string): boolean =>
    code === context[OPENED_LANGUAGE] || open.includes(code);
  return {
    ...data,
    preparedLanguages: [...prepared].filter((code) => others.includes(code) && !isOpen(code)),
  };
};
