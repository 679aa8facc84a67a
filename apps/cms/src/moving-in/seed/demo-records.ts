/** Which records a seed wrote, so that exactly these can be removed. */
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isTagged } from "#records/tags.ts";
import type { Words } from "#moving-in/seed/without-demo.ts";

export interface DemoRecords {
  documents: { collection: CollectionSlug; id: number; at: string }[];
  /** `said`: all of its texts; missing in a seed by an earlier release. */
  globals: { slug: GlobalSlug; at: string; said?: Words }[];
}

const KEY = "demo-records";
const quietly = { depth: 0, overrideAccess: true } as const;

/** A document as editors see it, with the latest draft. */
export interface Latest extends Record<string, unknown> {
  id: number;
  updatedAt: string;
}

export const contentCollections = ({ config }: Payload) =>
  config.collections.filter(({ slug }) => isTagged(slug));
export const contentGlobals = ({ config }: Payload) =>
  config.globals.filter(({ slug }) => isTagged(slug));

/** `draft`: the latest draft, else the published state. */
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

interface GlobalState extends Words {
  updatedAt?: string | null;
  _status?: string | null;
}

/** `draft`: the latest draft, else the published state. */
export const globalState = async (
  payload: Payload,
  slug: GlobalSlug,
  draft = true,
): Promise<GlobalState> => ({ ...(await payload.findGlobal({ ...quietly, slug, draft })) });

/** Call at the end of a seed, before editors have access: all records are the demo's. */
export async function noteDemoRecords(payload: Payload): Promise<void> {
  const records: DemoRecords = { documents: [], globals: [] };
  for (const { slug: collection } of contentCollections(payload))
    for (const { id, updatedAt } of await documentsOf(payload, collection, true))
      records.documents.push({ collection, id, at: updatedAt });
  for (const { slug } of contentGlobals(payload)) {
    const state = await globalState(payload, slug);
    if (state.updatedAt) records.globals.push({ slug, at: state.updatedAt, said: state });
  }
  await payload.kv.set(KEY, { ...records });
}

/** `null`: there was no demo, or it was removed. */
export const readDemoRecords = (payload: Payload): Promise<DemoRecords | null> =>
  payload.kv.get<DemoRecords & Record<string, unknown>>(KEY);

export const dropDemoRecords = (payload: Payload): Promise<void> => payload.kv.delete(KEY);
