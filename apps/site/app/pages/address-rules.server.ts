/** What pages share in finding what is at their addresses: made-up ones cost no rendering. */
import {
  isLikeName,
  recordName,
  nameSegment,
  plainName,
  type NamedRecord,
} from "@meridian/contract/record-name";
import type { ContentSource } from "#app/render-context.server.ts";
import type { AddressRequest, Find, Found, PathParams, Placed } from "#app/pages/define-page.ts";
import { english } from "@meridian/messages/language";

export const ABSENT = { of: null } satisfies Found<never>;

/** Whether visitors get the page at this path. Rejects if the host fails. */
export async function isThere(
  content: ContentSource,
  { find, mayBeMissing }: Placed,
  path: string,
  params: PathParams = {},
): Promise<boolean> {
  if (!find || !mayBeMissing) return true;
  const asked = { path, params, query: new URLSearchParams(), code: "en", t: english };
  return (await find(content, { ...asked, languages: () => [] })).of !== null;
}

/** Redirects a query to its canonical spelling. */
export const spelled =
  (
    spell: (content: ContentSource, requested: AddressRequest) => string | Promise<string>,
  ): Find<true> =>
  async (content, requested) => {
    const { path, query } = requested;
    if (query.size === 0) return { of: true };
    const spelling = await spell(content, requested);
    return spelling === query.toString()
      ? { of: true }
      : { of: true, to: spelling ? `${path}?${spelling}` : path };
  };

/**
 * One address per record: hosts also find a record by a doubly encoded slug or other punctuation. A
 * record with a different slug is not redirected: that host does not look up by slug.
 */
export function ownAddress(
  list: string,
  requested: string,
  name: string,
): Pick<Found<never>, "to" | "isForGood"> {
  const own = plainName(name);
  return own === "" ||
    requested.normalize("NFC").toLowerCase() === own ||
    !isLikeName(requested, own)
    ? {}
    : { to: `${list}${nameSegment(own)}`, isForGood: true };
}

/** Pages of one record each, at `list` and its slug. `read`: what the page shows of it. */
export const byRecord =
  <S>(
    list: string,
    find: (content: ContentSource, slug: string) => Promise<NamedRecord | null | undefined>,
    read: (content: ContentSource, slug: string, requested: AddressRequest) => Promise<S | null>,
  ): Find<S> =>
  async (content, requested) => {
    const { slug = "" } = requested.params;
    const record = await find(content, slug);
    if (!record) return ABSENT;
    const own = ownAddress(list, slug, recordName(record));
    return { of: await read(content, slug, requested), ...own };
  };
