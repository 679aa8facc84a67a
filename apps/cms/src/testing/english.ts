import { adminWords } from "#admin-ui/words/words.ts";

/** The admin's words of a user who reads English. */
export const english = adminWords({ language: "en", translations: {} as never });
