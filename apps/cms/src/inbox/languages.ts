import { canonicalLanguage } from "@meridian/contract/language";
import { offeredLanguages, type NamedLanguage } from "@meridian/messages/languages";
import type { Payload, PayloadRequest, TextField } from "payload";
import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

/** Empty for a submission without a language. */
export const languageName = (
  code: string | null | undefined,
  { locale }: Pick<Words, "locale">,
): string => (code ? languageIn(locale, code) : "");

/** The languages of all submissions that this user sees, by name. */
export async function languagesIn(
  payload: Payload,
  user: PayloadRequest["user"] | undefined,
  t: Words,
): Promise<Pick<NamedLanguage, "code" | "name">[]> {
  const { values } = await payload.findDistinct({
    collection: "submissions",
    field: "language",
    limit: 0,
    overrideAccess: false,
    user,
  });
  return values
    .flatMap(({ language: code }) => (code ? [{ code, name: languageName(code, t) }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name, t.locale));
}

/** The language of a row of a list. */
export const languageField: TextField = {
  name: "language",
  type: "text",
  required: true,
  defaultValue: "en",
  validate: (value: unknown) =>
    (typeof value === "string" && canonicalLanguage(value) === value) || "Choose a language.",
  admin: {
    components: {
      Field: {
        path: "/records/screens/messages/language-choice.tsx#LanguageChoice",
        clientProps: {
          choices: offeredLanguages().map(({ code, name }) => ({ value: code, label: name })),
        },
      },
    },
  },
};
