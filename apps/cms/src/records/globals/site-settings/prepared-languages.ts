import type { GlobalBeforeChangeHook, TextField } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";

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
 * the language existed. What an import or a seed adds is public at once, as it was elsewhere.
 */
export const prepareAddedLanguages: GlobalBeforeChangeHook = ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const others = codesIn(data, "otherLanguages");
  const isPerson = req.user && context[DOER] === undefined;
  const before = codesIn(originalDoc, "otherLanguages");
  const added = isPerson ? others.filter((code) => !before.includes(code)) : [];
  const known = codesIn(isPerson ? originalDoc : data, "preparedLanguages");
  const prepared = new Set([...known, ...added]);
  return {
    ...data,
    preparedLanguages: [...prepared].filter(
      (code) => others.includes(code) && code !== context[OPENED_LANGUAGE],
    ),
  };
};
