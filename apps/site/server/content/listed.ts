/**
 * Uses the host's lists for requests of single records. Only for hosts that notify of changes,
 * which is our content host: it lists everything it publishes. Other hosts may have unlisted pages.
 */
import { LANGUAGE_PARAMETER, type GetCallName } from "@meridian/contract";
import { recordName, plainName, type NamedRecord } from "@meridian/contract/record-name";
import { derived } from "#app/content/derived.ts";
import type { CallParams } from "#server/content/fetcher.ts";

/**
 * The list of each record call. `most`: a list of this length may be truncated. Not vacancies: a
 * closed one is unlisted but has a page.
 */
const LISTS: Partial<Record<GetCallName, { list: GetCallName; most: number }>> = {
  service: { list: "services", most: 100 },
  caseStudy: { list: "portfolio", most: 100 },
  blogPost: { list: "blog", most: 1000 },
};

const namesIn = derived(
  (records: readonly NamedRecord[]) =>
    new Set(records.map((record) => plainName(recordName(record)))),
);

/** Whether the list shows that the record does not exist. `listOf`: the cached list, if fresh. */
export function isUnlisted(
  name: GetCallName,
  { slug, [LANGUAGE_PARAMETER]: language }: CallParams,
  listOf: (list: GetCallName, language: string | undefined) => unknown,
): boolean {
  const row = LISTS[name];
  if (!row || slug === undefined) return false;
  const records = listOf(row.list, language);
  return (
    Array.isArray(records) && records.length < row.most && !namesIn(records).has(plainName(slug))
  );
}
