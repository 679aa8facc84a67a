/** Records that others reference, and their ids here. */
import { KINDS } from "@meridian/contract";
import type { CollectionSlug } from "payload";
import { recordsOf, type HostContent } from "#moving-in/import/content.ts";
import { slugFor } from "#moving-in/import/map/slug-for.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";

interface Numbered {
  id?: number | null;
  slug?: string;
  post_name?: string;
}

export interface KnownRecords {
  record: ImportContext["record"];
  /** `key`: the document's slug. */
  add(collection: CollectionSlug, key: string, id: number): void;
  /** Whether a record referenced since the last call exists at the host but not here. */
  wasMissing(): boolean;
}

export function knownRecords(content: HostContent): KnownRecords {
  const ids = new Map<string, number>();
  const slugs = new Map<string, string>();
  for (const kind of KINDS)
    if (kind.collection !== undefined)
      for (const record of recordsOf(content, kind)) {
        const { id, slug, post_name: name = slug }: Numbered = record;
        const own = `${kind.collection} ${slugFor(kind, record)}`;
        for (const one of [name, id]) slugs.set(`${kind.collection} ${String(one)}`, own);
      }
  let isMissing = false;
  return {
    record(collection, name) {
      const own = slugs.get(`${collection} ${name}`);
      const id = own === undefined ? undefined : ids.get(own);
      isMissing ||= own !== undefined && id === undefined;
      return id;
    },
    add: (collection, key, id) => void ids.set(`${collection} ${key}`, id),
    wasMissing() {
      const was = isMissing;
      isMissing = false;
      return was;
    },
  };
}
