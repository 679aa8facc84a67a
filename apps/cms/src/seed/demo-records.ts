/** What a seed has written, so that all of it can be taken away again, and nothing else. */
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isTagged } from "#purge/tags.ts";

export interface DemoRecords {
  documents: { collection: CollectionSlug; id: number; at: string }[];
  globals: { slug: GlobalSlug; at: string }[];
}

const KEY = "demo-records";
const quietly = { depth: 0, overrideAccess: true } as const;

/** A document as editors see it, their latest draft included. */
export interface Latest extends Record<string, unknown> {
  id: number;
  updatedAt: string;
}

export const contentCollections = ({ config }: Payload) =>
  config.collections.filter(({ slug }) => isTagged(slug));
export const contentGlobals = ({ config }: Payload) =>
  config.globals.filter(({ slug }) => isTagged(slug));

/** With `draft` as they are being written, else as they are stored. */
export async function documentsOf(
  payload: Payload,
  collection: CollectionSlug,
  draft: boolean,
): Promise<Latest[]> {
  const all = { ...quietly, collection, draft, pagination: false, limit: 0 };
  return (await payload.find(all)).docs.map((doc) => ({
    ...doc,
    id: Number(doc.id),
    updatedAt: "updatedAt" in doc ? doc.updatedAt : "",
  }));
}

export const latestGlobal = (
  payload: Payload,
  slug: GlobalSlug,
): Promise<{ updatedAt?: string | null }> => payload.findGlobal({ ...quietly, slug, draft: true });

/** To be called at the end of a seed, before an editor is let in: all that is there is the demo's. */
export async function noteDemoRecords(payload: Payload): Promise<void> {
  const records: DemoRecords = { documents: [], globals: [] };
  for (const { slug: collection } of contentCollections(payload))
    for (const { id, updatedAt } of await documentsOf(payload, collection, true))
      records.documents.push({ collection, id, at: updatedAt });
  for (const { slug } of contentGlobals(payload)) {
    const { updatedAt } = await latestGlobal(payload, slug);
    if (updatedAt) records.globals.push({ slug, at: updatedAt });
  }
  await payload.kv.set(KEY, { ...records });
}

/** `null`: there was no demo, or it was removed. */
export const readDemoRecords = (payload: Payload): Promise<DemoRecords | null> =>
  payload.kv.get<DemoRecords & Record<string, unknown>>(KEY);

export const forgetDemoRecords = (payload: Payload): Promise<void> => payload.kv.delete(KEY);
