import { compile } from "#compile.ts";
import { en } from "#en.ts";
import { createTranslate } from "#translate.ts";

export const englishMessages = compile(en);
/** Of the default language, without the owner's changes. */
export const english = createTranslate("en", englishMessages);
