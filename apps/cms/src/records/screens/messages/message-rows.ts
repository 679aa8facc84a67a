import { builtInOf } from "@meridian/messages/built-in";
import { en } from "@meridian/messages/en";
import { messageProblem } from "@meridian/messages/message-problem";
import { formsOf, pluralForms, type PluralForm } from "@meridian/messages/plural-forms";
import type { Words } from "#admin-ui/words/words.ts";

export type Shown = "all" | "changed" | "missing" | "problem";

export interface MessageView {
  search: string;
  show: Shown;
}

type Texts = Readonly<Record<string, string>>;

export const ENGLISH: Texts = en;
export const ALL_KEYS: readonly string[] = Object.keys(en);
export const ROWS_AT_ONCE = 50;

export const isWritten = (text: string | undefined): text is string => Boolean(text?.trim());

/** `null` for a message that is empty, and so built in. */
export const problemOf = (key: string, text: string | undefined): string | null =>
  isWritten(text) ? messageProblem(key, text) : null;

export const writtenIn = (own: Texts): number =>
  ALL_KEYS.filter((key) => isWritten(own[key])).length;

/** The keys of the messages to list. `inherited`: of the same language without its region. */
export function keysFor(
  { search, show }: MessageView,
  code: string,
  own: Texts,
  inherited: Texts = {},
): string[] {
  const sought = search.trim().toLocaleLowerCase();
  const builtIn: Texts | null = builtInOf(code);
  const fits: Record<Shown, (key: string) => boolean> = {
    all: () => true,
    changed: (key) => isWritten(own[key]),
    missing: (key) => !isWritten(own[key]) && !isWritten(inherited[key]),
    problem: (key) =>
      problemOf(key, own[key]) !== null || (isWritten(own[key]) && hasWrongForms(code, own[key])),
  };
  return ALL_KEYS.filter(
    (key) =>
      fits[show](key) &&
      [key, ENGLISH[key], builtIn?.[key], own[key]].some((text) =>
        text?.toLocaleLowerCase().includes(sought),
      ),
  );
}

function hasWrongForms(code: string, text: string): boolean {
  const { missing = [], unused = [] } = formsOf(code, text) ?? {};
  return missing.length > 0 || unused.length > 0;
}

const areFormsAsked = (key: string, code: string): boolean =>
  builtInOf(code) === null && formsOf("en", ENGLISH[key] ?? "") !== null;

/** `few (2, 3, 4), many (0, 5, 6)` */
export const formsInWords = (forms: readonly PluralForm[]): string =>
  forms.map(({ form, numbers }) => `${form} (${numbers.join(", ")})`).join(", ");

/**
 * About the forms of a text with numbers: those that it lacks or that its language does not have; for
 * an empty one without a built-in text, those to write. `null` if there is nothing to do.
 */
export function formsAdvice(
  key: string,
  { code, text, t }: { code: string; text: string | undefined; t: Words },
): string | null {
  if (!isWritten(text)) {
    return areFormsAsked(key, code)
      ? t("Write the forms {forms}.", { forms: formsInWords(pluralForms(code)) })
      : null;
  }
  const { missing = [], unused = [] } = formsOf(code, text) ?? {};
  const sentences = [
    missing.length > 0 &&
      t('Add the forms {forms}: these numbers are shown with the form "other".', {
        forms: formsInWords(missing),
      }),
    unused.length > 0 && t("The language has no form {forms}.", { forms: unused.join(", ") }),
  ];
  return sentences.filter(Boolean).join(" ") || null;
}
