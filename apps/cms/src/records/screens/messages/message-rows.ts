import { builtInOf } from "@meridian/messages/built-in";
import { en } from "@meridian/messages/en";
import { messageProblem } from "@meridian/messages/message-problem";

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

/** The keys of the messages to list. */
export function keysFor({ search, show }: MessageView, code: string, own: Texts): string[] {
  const sought = search.trim().toLocaleLowerCase();
  const builtIn: Texts | null = builtInOf(code);
  const fits: Record<Shown, (key: string) => boolean> = {
    all: () => true,
    changed: (key) => isWritten(own[key]),
    missing: (key) => !isWritten(own[key]),
    problem: (key) => problemOf(key, own[key]) !== null,
  };
  return ALL_KEYS.filter(
    (key) =>
      fits[show](key) &&
      [key, ENGLISH[key], builtIn?.[key], own[key]].some((text) =>
        text?.toLocaleLowerCase().includes(sought),
      ),
  );
}

const FORMS = ["zero", "one", "two", "few", "many", "other"];

/** The language's forms for numbers, for example `one, few, many, other`. */
export const pluralForms = (code: string): string =>
  new Intl.PluralRules(code)
    .resolvedOptions()
    .pluralCategories.toSorted((one, other) => FORMS.indexOf(one) - FORMS.indexOf(other))
    .join(", ");
