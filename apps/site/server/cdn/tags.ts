import { hashOf } from "#server/http/prepared-response.ts";
import { EVERYTHING } from "#server/content/invalidations.ts";

/** On every response of this site: purging it purges everything. */
export const SITE_TAG = "site";
/** Replaces tags that would exceed a header; every purge includes it. */
const MANY_TAG = "many";

/** Characters of all tags: nginx buffers a response's headers in 4 KB, including the policy. */
const MOST = 1000;
const LONGEST = 120;

/** Valid for every CDN: no spaces, commas or non-ASCII characters, and limited in length. */
function safe(tag: string): string {
  if (tag === EVERYTHING) return SITE_TAG;
  const plain = tag.toWellFormed().replace(/[^\w:/.~-]/gu, encodeURIComponent);
  return plain.length > LONGEST ? `long-${hashOf(tag)}` : plain;
}

export function tagsOfResponse(tags: Iterable<string>): string[] {
  const all = [...new Set([...tags].map(safe))].toSorted();
  const length = all.reduce((sum, tag) => sum + tag.length + 1, 0);
  return [SITE_TAG, ...(length > MOST ? [MANY_TAG] : all)];
}

export function tagsToPurge(tags: readonly string[]): string[] {
  const all = new Set(tags.map(safe));
  return all.has(SITE_TAG) ? [SITE_TAG] : [...all, MANY_TAG];
}
