/**
 * Uses the host's lists for requests of single records. Only for hosts that notify of changes,
 * which is our content host: it lists everything it publishes. Other hosts may have unlisted pages.
 */
import { KINDS, LANGUAGE_PARAMETER, type GetCallName } from "@meridian/contract";
import { recordName, plainName, type NamedRecord } from "@meridian/contract/record-name";
import { derived } from "#app/content/derived.ts";
import type { CallParams } from "#server/content/fetcher.ts";

/** The list of each call that finds a record by its slug. */
const LISTS = new Map(
  KINDS.flatMap(({ foundBy, listedBy, outlastsList, page }): [string, string][] =>
    foundBy && listedBy && !outlastsList && page?.at?.endsWith("{slug}")
      ? [[foundBy, listedBy]]
      : [],
  ),
);

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
  const list = LISTS.get(name) as GetCallName | undefined;
  if (!list || slug === undefined) return false;
  const records = listOf(list, language);
  return Array.isArray(records) && isWhole(records) && !namesIn(records).has(plainName(slug));
}
