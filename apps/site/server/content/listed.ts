/**
 * What a host's lists say of records that are asked for one by one. Only of a host that tells of
 * its changes, which is ours: it lists all it publishes. Another host may have a page that stands
 * on no list.
 */
import type { GetCallName } from "@meridian/contract";
import { plainName } from "@meridian/contract/record-name";
import { derived } from "#app/content/derived.ts";
import type { CallParams } from "#server/content/fetcher.ts";

/**
 * Of a call for one record, the one for all of them. `most`: a list of as many may be cut off.
 * Vacancies are none: a closed one stands on no list and still has a page.
 */
const LISTS: Partial<Record<GetCallName, { list: GetCallName; most: number }>> = {
  service: { list: "services", most: 100 },
  caseStudy: { list: "portfolio", most: 100 },
  blogPost: { list: "blog", most: 1000 },
};

const namesIn = derived(
  (records: readonly { slug?: string; post_name?: string }[]) =>
    new Set(records.map(({ slug, post_name }) => plainName(String(slug ?? post_name)))),
);

/**
 * Whether the list says that there is no such record. `listOf`: the list as it is kept, if it is
 * fresh.
 */
export function isUnlisted(
  name: GetCallName,
  { slug }: CallParams,
  listOf: (list: GetCallName) => unknown,
): boolean {
  const row = LISTS[name];
  if (!row || slug === undefined) return false;
  const records = listOf(row.list);
  return (
    Array.isArray(records) && records.length < row.most && !namesIn(records).has(plainName(slug))
  );
}
