import { configWords } from "#admin-ui/words/german-text.ts";
import { canonicalLanguage, LANGUAGES_AT_MOST } from "@meridian/contract/language";
import { builtInOf } from "@meridian/messages/built-in";
import { namedLanguage, offeredLanguages } from "@meridian/messages/languages";
import {
  isKnownKey,
  messagesWhere,
  problemsIn,
  type OwnMessages,
} from "@meridian/messages/own-messages";
import { preparedLanguagesField } from "#records/globals/site-settings/prepared-languages.ts";
import { part } from "#records/globals/site-settings/part.ts";
import type { CollapsibleField, JSONField, TextField, UIField } from "payload";

/** Problems that one message of the form lists. */
const LISTED = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isOwnMessages = (value: unknown): value is OwnMessages =>
  isRecord(value) &&
  Object.values(value).every(
    (messages) =>
      isRecord(messages) && Object.values(messages).every((message) => typeof message === "string"),
  );

/** Why the messages cannot be published; `true` if they can. */
export function validMessages(
  value: unknown,
  options?: { req: Parameters<typeof configWords>[0] },
): true | string {
  if (value === null || value === undefined) return true;
  if (!isOwnMessages(value)) return "Send texts by language and key: {language: {key: text}}.";
  const codes = Object.keys(value);
  if (codes.length > LANGUAGES_AT_MOST)
    return `Write words in ${LANGUAGES_AT_MOST} languages at most: there are ${codes.length}.`;
  const unknown = codes.find((code) => canonicalLanguage(code) !== code);
  if (unknown !== undefined) return `${unknown} is not a language code such as de or pt-BR.`;
  const words = options ? configWords(options.req) : String;
  const problems = problemsIn(value);
  const listed = problems
    .slice(0, LISTED)
    .map(({ code, key, problem }) => `${namedLanguage(code).name}, ${key}: ${words(problem)}`);
  if (listed.length === 0) return true;
  const more = problems.length - listed.length;
  return [
    ...listed,
    ...(more > 0 ? [words(`${more} more ${more === 1 ? "has" : "have"} a problem, too.`)] : []),
  ].join(" ");
}

const choices = offeredLanguages().map(({ code, name, own }) => ({
  value: code,
  label: `${name === own ? name : `${name} (${own})`}${builtInOf(code) ? ": built in" : ""}`,
}));

/** A text field: a list of choices would be a type of the database, and files may have any code. */
const languageField: TextField = {
  name: "language",
  label: "Language of the site",
  type: "text",
  custom: { untranslated: true },
  defaultValue: () => "en",
  validate: (value: string | null | undefined) =>
    !value || canonicalLanguage(value) === value || "Choose a language of the list.",
  admin: {
    description:
      "The language of the buttons, labels and messages that the site itself shows, and of dates and figures. Your own texts are not translated. A language without built-in words shows English ones until you write them below.",
    components: {
      Field: {
        path: "/records/screens/messages/language-choice.tsx#LanguageChoice",
        clientProps: {
          choices,
        },
      },
    },
  },
};

const validLanguages = (
  value: string[] | null | undefined,
  first: string | null | undefined,
): true | string => {
  const codes = value ?? [];
  const unknown = codes.find((code) => canonicalLanguage(code) !== code);
  if (unknown !== undefined) return `${unknown} is not a language code such as de or pt-BR.`;
  if (codes.includes(first || "en")) return "The language of the site is not a further one.";
  if (new Set(codes).size < codes.length) return "A language is in the list twice.";
  return (
    codes.length < LANGUAGES_AT_MOST || `Choose ${LANGUAGES_AT_MOST - 1} further languages at most.`
  );
};

const otherLanguagesField: TextField = {
  name: "otherLanguages",
  label: "Further languages",
  type: "text",
  hasMany: true,
  custom: { untranslated: true },
  validate: (value: unknown, { data }: { data: unknown }) =>
    validLanguages(
      value as string[] | null | undefined,
      (data as { language?: string | null }).language,
    ),
  admin: {
    description:
      "Each further language has its pages under its own prefix, such as /de. A language that you add is prepared first: only editors see it, until someone opens it to visitors under Translations. A record appears in it once its translation is published. Removing a language here takes its pages off the site; its translations stay.",
    components: {
      Field: {
        path: "/records/screens/messages/language-choice.tsx#LanguageChoices",
        clientProps: { choices },
      },
    },
  },
};

const languageStates: UIField = {
  name: "languageStates",
  type: "ui",
  admin: {
    components: {
      Field: "/records/screens/languages/language-states.tsx#LanguageStates",
    },
  },
};

const takenAddresses: UIField = {
  name: "takenAddresses",
  type: "ui",
  admin: {
    components: {
      Field: "/records/screens/languages/taken-addresses.tsx#TakenAddresses",
    },
  },
};

const messagesField: JSONField = {
  name: "messages",
  label: "Words of the site",
  type: "json",
  validate: validMessages,
  hooks: {
    // A message that a later release has removed would prevent publishing, and no row shows it.
    afterRead: [({ value }) => (isOwnMessages(value) ? messagesWhere(value, isKnownKey) : value)],
  },
  admin: {
    components: {
      Field: {
        path: "/records/screens/messages/messages-field.tsx#MessagesField",
        clientProps: { languages: offeredLanguages() },
      },
    },
  },
};

export const languageParts: CollapsibleField[] = [
  part(
    "Languages of the site",
    { shows: { where: "Every page, and the choice of languages in the header", at: "/" } },
    [languageField, otherLanguagesField, preparedLanguagesField, languageStates, takenAddresses],
  ),
  part(
    "Words of the site",
    { shows: { where: "Buttons, labels and messages of every page", at: "/" } },
    [messagesField],
  ),
];
