import type { Where } from "payload";

/** One record in one language. */
export interface TranslationPlace {
  kind: string;
  /** `null` for a page that exists once. */
  record: number | null;
  /** BCP 47. */
  language: string;
}

export const atPlace = ({ kind, record, language }: TranslationPlace): Where => ({
  kind: { equals: kind },
  language: { equals: language },
  ...(record !== null && { record: { equals: record } }),
});

/** Stored, so that the database refuses a second translation of a record in a language. */
export const placeKey = ({ kind, record, language }: TranslationPlace): string =>
  [kind, record ?? "", language].join("/");
