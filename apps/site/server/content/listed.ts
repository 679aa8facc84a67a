/**
 * Uses the host's lists for requests of single records. Only for hosts that notify of changes,
 * which is our content host: it lists everything it publishes. Other hosts may have unlisted pages.
 */
import { LANGUAGE_PARAMETER, type GetCallName } from "@meridian/contract";
import { recordName, plainName, type NamedRecord } from "@meridian/contract/record-name";
import { derived } from "#app/content/derived.ts";
import type { CallParams } from "#server/content/fetcher.ts";

/** The list of each record call. Not vacancies: a closed one is unlisted but has a page. */
const LISTS: Partial<Record<GetCallName, GetCallName>> = {
  service: "services",
  caseStudy: "portfolio",
  blogPost: "blog",
};

/** Hosts send pages of this size, or of several of it: a list of full pages may be truncated. */
const PAGE = 100;
const isWhole = ({ length }: readonly unknown[]): boolean => length === 0 || length % PAGE !== 0;

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
  const list = LISTS[name];
  if (!list || slug === undefined) return false;
  const records = listOf(list, language);
  return Array.isArray(records) && isWhole(records) && !namesIn(records).has(plainName(slug));
}
