/** The settings with the words of the pages that have a form of their own (decision 098). */
import { publishedGlobal } from "#contract/published.ts";
import { withPageWords, WORDED_PAGES, writtenPageWords } from "#records/globals/page-words.ts";
import { withPlaceNames } from "#records/globals/site-settings/place-names.ts";
import { recordOf } from "#records/kinds/all.ts";
import type { Reader } from "#records/reader.ts";
import type { WholeSettings } from "#records/mapping/records/site-settings.ts";

/** In the reader's language; what has no translation has the words of the first one. */
export async function wholeSettings(reader: Reader): Promise<WholeSettings> {
  const { language, ...first } = reader;
  const pageWords = await pageWordsFor(reader);
  const settings = await publishedGlobal(reader, "site-settings");
  const original = settings && language && (await publishedGlobal(first, "site-settings"));
  if (!original) return { settings, pageWords };
  const { clients, ...named } = withPlaceNames(original, {
    ...settings,
    clients: pageWords.clients,
  });
  return {
    settings: named,
    pageWords: { ...pageWords, ...(clients !== undefined && { clients }) },
  };
}

async function pageWordsFor(reader: Reader): Promise<Record<string, unknown>> {
  let words: Record<string, unknown> = {};
  for (const page of WORDED_PAGES) {
    const doc = await publishedGlobal(reader, page, { isStrict: false });
    const fields = recordOf(page)?.config.fields ?? [];
    if (doc) words = withPageWords(words, page, writtenPageWords(page, doc, fields));
  }
  return words;
}
