import { namedLanguage } from "@meridian/messages/languages";

/** `German`, in the user's language. */
export const languageName = (code: string, locale: string): string =>
  (locale.startsWith("en")
    ? undefined
    : new Intl.DisplayNames(locale, { type: "language" }).of(code)) ?? namedLanguage(code).name;
