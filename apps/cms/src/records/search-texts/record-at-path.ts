import type { Payload, PayloadRequest } from "payload";
import type { SearchTexts } from "#payload-types.ts";
import { recordPlaceOf } from "#records/page-of.ts";

export interface PageRecord {
  kind: string;
  /** Of a collection's record. */
  id?: number;
  _status?: string | null;
  updatedAt?: string | null;
  deletedAt?: string | null;
  search?: SearchTexts | null;
}

/** The record whose page has this path, also a draft or one in the trash: its public state, if any. */
export async function recordAtPath(
  payload: Payload,
  path: string,
  req?: PayloadRequest,
): Promise<PageRecord | null> {
  const place = recordPlaceOf(path);
  if (!place) return null;
  if ("global" in place) {
    const found = await payload.db.findGlobal<PageRecord & Record<string, unknown>>({
      slug: place.global,
      ...(req && { req }),
    });
    if (!found?.updatedAt) return null;
    const { id: _, ...record } = found;
    return { ...record, kind: place.global };
  }
  const { collection, where } = place;
  const { docs } = await payload.db.find<PageRecord & { id: number }>({
    collection,
    where,
    sort: [payload.collections[collection].config.defaultSort ?? "id"].flat(),
    limit: 1,
    pagination: false,
    ...(req && { req }),
  });
  return docs[0] ? { ...docs[0], kind: collection } : null;
}
