/** All content with drafts, in memory. Each search rereads only records changed since the last. */
import { labelText } from "#admin-ui/words/label-text.ts";
import { setImmediate as nextTurn } from "node:timers/promises";
import { kindName, PAGE_KIND } from "#records/kind-name.ts";
import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig } from "payload";
import { isTagged } from "#records/tags.ts";
import { byId, versionsInPortions } from "#server/in-portions.ts";
import { textsIn } from "#publishing/search/texts-in.ts";

export interface IndexedText {
  /** A collection or global. */
  slug: string;
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  texts: string[];
}

interface TimedText extends IndexedText {
  at: string;
}
interface State {
  id: number | string;
  at: string;
}
type Doc = Record<string, unknown>;

// On the database adapter: Next bundles this module more than once; all share one index.
const INDEX = Symbol.for("meridian.text-index");
function indexOf({ db }: Payload): Map<string, TimedText> {
  const shared: { [INDEX]?: Map<string, TimedText> } & Payload["db"] = db;
  return (shared[INDEX] ??= new Map());
}

/** Runs at the start, so that no first search waits. Never rejects. */
export const warmIndex = (payload: Payload): Promise<void> =>
  indexedTexts(payload, () => true).then(
    () => undefined,
    (error: unknown) =>
      payload.logger.warn({
        err: error,
        msg: "search: the texts could not be read at the start; the first search reads them",
      }),
  );

/** Up to date, for collections and globals that `mayRead` allows. */
export async function indexedTexts(
  payload: Payload,
  mayRead: (slug: string) => boolean,
): Promise<IndexedText[]> {
  const index = indexOf(payload);
  const readable = <T extends { slug: string }>(all: T[]): T[] =>
    all.filter(({ slug }) => isTagged(slug) && mayRead(slug));
  const found = await Promise.all([
    ...readable(payload.config.collections).map((one) => ofCollection(payload, one, index)),
    ...readable(payload.config.globals).map((one) => ofGlobal(payload, one, index)),
  ]);
  return found.flat();
}

async function ofCollection(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  index: Map<string, TimedText>,
): Promise<TimedText[]> {
  const { slug, admin, labels, flattenedFields } = collection;
  const now = await statesOf(payload, collection);
  const key = (id: number | string): string => `${slug} ${id}`;
  const changed = now.filter(({ id, at }) => index.get(key(id))?.at !== at);
  const docs = await latestOf(
    payload,
    collection,
    changed.map(({ id }) => id),
  );
  for (const { id, at } of changed) {
    const doc = docs.get(String(id)) ?? {};
    index.set(key(id), {
      at,
      slug,
      kind: kindName(labels, doc),
      title: String(doc[admin.useAsTitle ?? "id"] || `Without a title (${id})`),
      address: `/admin/collections/${slug}/${id}`,
      texts: textsIn(flattenedFields, doc),
    });
  }
  const here = new Set(now.map(({ id }) => key(id)));
  for (const one of index.keys())
    if (one.startsWith(`${slug} `) && !here.has(one)) index.delete(one);
  return now.flatMap(({ id }) => index.get(key(id)) ?? []);
}

/** Records outside the trash with the time of the last write. */
async function statesOf(
  payload: Payload,
  { slug, versions, trash }: SanitizedCollectionConfig,
): Promise<State[]> {
  const collection: CollectionSlug = slug;
  const states: State[] = [];
  if (!versions?.drafts) {
    const rows = byId((last, limit) =>
      payload.db
        .find<{ id: number; updatedAt: string }>({
          collection,
          where: { id: { greater_than: last } },
          sort: "id",
          limit,
          pagination: false,
          select: { updatedAt: true },
        })
        .then(({ docs }) => docs),
    );
    for await (const { id, updatedAt } of rows) states.push({ id, at: String(updatedAt) });
    return states;
  }
  const rows = versionsInPortions<{ parent: number | string; updatedAt?: string }>(payload, {
    collection,
    where: [
      { latest: { equals: true } },
      ...(trash ? [{ "version.deletedAt": { exists: false } }] : []),
    ],
    select: { parent: true, updatedAt: true },
  });
  for await (const { parent, updatedAt } of rows)
    states.push({ id: parent, at: String(updatedAt) });
  return states;
}

/** Records of one read. */
const PORTION = 100;

async function latestOf(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  ids: readonly (number | string)[],
): Promise<Map<string, Doc>> {
  const latest = new Map<string, Doc>();
  for (let at = 0; at < ids.length; at += PORTION) {
    if (at > 0) await nextTurn();
    const portion = ids.slice(at, at + PORTION);
    for (const [id, doc] of await portionOf(payload, collection, portion)) latest.set(id, doc);
  }
  return latest;
}

async function portionOf(
  { db }: Payload,
  { slug, versions }: SanitizedCollectionConfig,
  ids: (number | string)[],
): Promise<[string, Doc][]> {
  const some = { collection: slug as CollectionSlug, limit: 0, pagination: false };
  if (!versions?.drafts) {
    const { docs } = await db.find<Doc & { id: number }>({ ...some, where: { id: { in: ids } } });
    return docs.map((doc) => [String(doc.id), doc]);
  }
  const { docs } = await db.findVersions<Doc>({
    ...some,
    where: { latest: { equals: true }, parent: { in: ids } },
  });
  return docs.map(({ parent, version }) => [String(parent), version]);
}

async function ofGlobal(
  { db }: Payload,
  { slug, label, flattenedFields }: Payload["config"]["globals"][number],
  index: Map<string, TimedText>,
): Promise<TimedText[]> {
  const global: GlobalSlug = slug;
  const latest = { global, where: { latest: { equals: true } }, limit: 1, pagination: false };
  const [state] = (await db.findGlobalVersions({ ...latest, select: { updatedAt: true } })).docs;
  if (!state) return [];
  const at = String(state.updatedAt);
  const stored = index.get(slug);
  if (stored?.at === at) return [stored];
  const [found] = (await db.findGlobalVersions<Doc>(latest)).docs;
  const made = {
    at,
    slug,
    kind: PAGE_KIND,
    title: labelText(label),
    address: `/admin/globals/${slug}`,
    texts: textsIn(flattenedFields, found?.version ?? {}),
  };
  index.set(slug, made);
  return [made];
}
