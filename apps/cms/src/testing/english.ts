import { adminWords } from "#admin-ui/words/words.ts";

export const englishI18n = { language: "en", translations: {} as never };

/** The admin's words of a user who reads English. */
export const english = adminWords(englishI18n);
