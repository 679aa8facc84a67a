/** Rules that several pages share. A rule resolves an address from its records before rendering: made-up addresses cost no rendering. */
import {
  isLikeName,
  recordName,
  nameSegment,
  plainName,
  type NamedRecord,
} from "@meridian/contract/record-name";
import type { ContentSource } from "#app/render-context.server.ts";
import type {
  AddressRequest,
  AddressRule,
  PageDefinition,
  Verdict,
} from "#app/pages/define-page.ts";

export const ABSENT: Verdict = { kind: "absent" };

/** Redirects a query to its canonical spelling. */
export const spelled =
  (
    spell: (content: ContentSource, requested: AddressRequest) => string | Promise<string>,
  ): AddressRule =>
  async (content, requested) => {
    const { path, query } = requested;
    if (query.size === 0) return null;
    const spelling = await spell(content, requested);
    return spelling === query.toString()
      ? null
      : { kind: "moved", to: spelling ? `${path}?${spelling}` : path };
  };

/**
 * One address per record: hosts also find a record by a doubly encoded slug or other punctuation. A
 * record with a different slug is not redirected: that host does not look up by slug.
 */
export function ownAddress(list: string, requested: string, name: string): Verdict | null {
  const own = plainName(name);
  return own === "" ||
    requested.normalize("NFC").toLowerCase() === own ||
    !isLikeName(requested, own)
    ? null
    : { kind: "moved", to: `${list}${nameSegment(own)}`, isForGood: true };
}

/** Pages of one record each, at `list` and its slug: without the record there is no page. */
export const byRecord =
  (
    list: string,
    find: (content: ContentSource, slug: string) => Promise<NamedRecord | null | undefined>,
  ): AddressRule =>
  async (content, { params: { slug = "" } }) => {
    const record = await find(content, slug);
    return record ? ownAddress(list, slug, recordName(record)) : ABSENT;
  };

export const ifFilled =
  (isFilled: NonNullable<PageDefinition["isFilled"]>): AddressRule =>
  async (content, { params }) =>
    (await isFilled(content, params)) ? null : ABSENT;
