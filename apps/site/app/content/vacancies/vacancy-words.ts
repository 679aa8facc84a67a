/** Search of vacancies by keyword and place (VAC-11), next to the filter. */
import { byName } from "@meridian/messages/by-name";
import { derived } from "#app/content/derived.ts";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import {
  WORD_FIELDS,
  type JobWords,
  type WordField,
} from "#app/content/vacancies/vacancy-filter.ts";
import { createVocabulary, nearWords, type Vocabulary } from "#app/text/near-words.ts";
import { folded, isMatch, queryWords, spelledQuery, wordsOf } from "#app/text/search-words.ts";
import { isPart, joinedIn, joinedPairs, otherForms } from "#app/text/word-forms.ts";

/** `undefined`: both fields are empty. */
export function readWords(query: URLSearchParams): JobWords | undefined {
  const [q, place] = WORD_FIELDS.map((field) => spelledQuery(query.get(field) ?? ""));
  return q || place ? { q: q ?? "", place: place ?? "" } : undefined;
}

const textOf: Record<WordField, (job: JobSummary) => string> = {
  q: ({ title, client, specialization, expertise, text }) =>
    [title, client, ...specialization, ...expertise, text].join("\n"),
  place: ({ locations, work_type }) => [...locations, ...work_type].join("\n"),
};

const wordsIn = {
  q: derived((job: JobSummary) => wordSet(textOf.q(job))),
  place: derived((job: JobSummary) => wordSet(textOf.place(job))),
};
const wordSet = (text: string): ReadonlySet<string> =>
  new Set([...[...wordsOf(text)].map(({ word }) => word), ...joinedIn(text).map(folded)]);

interface KnownWords {
  all: string[];
  near: Vocabulary;
}
const knownIn = derived((jobs: readonly JobSummary[]): Record<WordField, KnownWords> => {
  const known = (field: WordField): KnownWords => {
    const all = [...new Set(jobs.flatMap((job) => [...wordsIn[field](job)]))];
    return { all, near: createVocabulary(all) };
  };
  return { q: known("q"), place: known("place") };
});

/** Words of the vacancies that mean the searched one: a form of it, else the nearest. */
function meant(searched: string, { all, near }: KnownWords, code: string): ReadonlySet<string> {
  const forms = [searched, ...otherForms(searched, code)];
  const matching = all.filter((word) =>
    forms.some((form) => isMatch(word, form) || isPart(word, form, code)),
  );
  return new Set(matching.length > 0 ? matching : nearWords(searched, near));
}

/** The vacancies that have every word of both fields, in the given order. `code`: their language. */
export function jobsWith(
  jobs: readonly JobSummary[],
  words: JobWords | undefined,
  code: string,
): readonly JobSummary[] {
  if (!words) return jobs;
  const wanted = WORD_FIELDS.map((field) => ({
    field,
    choices: joinedPairs(queryWords(words[field], code).words).map((some) =>
      some.map((word) => meant(word, knownIn(jobs)[field], code)),
    ),
  }));
  return jobs.filter((job) =>
    wanted.every(({ field, choices }) =>
      choices.some((choice) => choice.every((some) => !some.isDisjointFrom(wordsIn[field](job)))),
    ),
  );
}

const locationsIn = derived((jobs: readonly JobSummary[]) => [
  ...new Set(jobs.flatMap(({ locations }) => locations)),
]);

/** Every place of the vacancies by name, for the field's suggestions. `code`: their language. */
export const placesOf = (jobs: readonly JobSummary[], code: string): string[] =>
  locationsIn(jobs).toSorted(byName(code));
