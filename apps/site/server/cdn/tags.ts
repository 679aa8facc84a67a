import { hashOf } from "#server/http/prepared-response.ts";
import { EVERYTHING } from "#server/content/invalidations.ts";

/** On everything of this site: telling a CDN to forget it is telling it to forget all. */
export const SITE_TAG = "site";
/** In place of tags that would take too much room in a header; every purge names it. */
const MANY_TAG = "many";

/** Characters of all tags: nginx reads an answer's headers into 4 KB, the policy among them. */
const MOST = 1000;
const LONGEST = 120;

/** As every CDN takes it: no space, comma or letter beyond ASCII, and no longer than all do. */
function safe(tag: string): string {
  if (tag === EVERYTHING) return SITE_TAG;
  const plain = tag.toWellFormed().replace(/[^\w:/.~-]/gu, encodeURIComponent);
  return plain.length > LONGEST ? `long-${hashOf(tag)}` : plain;
}

/** The tags of an answer. */
export function tagsOfAnswer(tags: Iterable<string>): string[] {
  const all = [...new Set([...tags].map(safe))].toSorted();
  const room = all.reduce((sum, tag) => sum + tag.length + 1, 0);
  return [SITE_TAG, ...(room > MOST ? [MANY_TAG] : all)];
}

/** The tags to be forgotten when these have changed. */
export function tagsToForget(tags: readonly string[]): string[] {
  const all = new Set(tags.map(safe));
  return all.has(SITE_TAG) ? [SITE_TAG] : [...all, MANY_TAG];
}
