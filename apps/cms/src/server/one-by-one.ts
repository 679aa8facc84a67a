/**
 * A change of many records is one change per record, each in its own transaction: SQLite's only
 * writer is free for others in between (decision 079), and a record that fails leaves the others.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  addDataAndFileToRequest,
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  parseParams,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from "payload";

type Id = number | string;
interface Changed {
  docs: object[];
  errors: { id: Id; message: string; isPublic: boolean }[];
}

/**
 * `change`: Payload's change of many records, of which this one fits; Payload would save the half of
 * one that fails. Throws if each one did.
 */
export async function oneByOne(
  req: PayloadRequest,
  ids: readonly Id[],
  change: (id: Id) => Promise<Changed>,
): Promise<Changed> {
  const all: Changed = { docs: [], errors: [] };
  const thrown: unknown[] = [];
  for (const id of ids) {
    // Statements on SQLite are synchronous: without a pause no other request runs.
    await nextTurn();
    try {
      await initTransaction(req);
      const { docs, errors } = await change(id);
      if (errors.length === 0) await commitTransaction(req);
      all.docs.push(...docs);
      all.errors.push(...errors);
    } catch (error) {
      thrown.push(error);
      const isPublic = error instanceof APIError && error.isPublic;
      all.errors.push({ id, isPublic, message: error instanceof Error ? error.message : "" });
    } finally {
      // Of a record that was not committed.
      await killTransaction(req);
    }
  }
  if (thrown.length > 0 && thrown.length === ids.length) throw thrown[0];
  return all;
}

/** The words of a request's user, by their English. */
type WordsOf = (req: PayloadRequest) => (english: string) => string;

/** The response of Payload's handlers of these addresses, in the user's language. */
function answer(
  { docs, errors }: Changed,
  { labels }: CollectionConfig,
  { what, words }: { what: "changed" | "deleted"; words: ReturnType<WordsOf> },
): Response {
  const total = docs.length + errors.length;
  const label = String((total === 1 ? labels?.singular : labels?.plural) ?? "records");
  const isWhole = errors.length === 0;
  const message = isWhole
    ? `${total} ${label} ${what}.`
    : `${errors.length} of ${total} ${label} could not be ${what}.`;
  const shown = errors.map((error) => ({
    ...error,
    message: words(error.isPublic ? error.message : "Something went wrong."),
  }));
  return Response.json(
    { docs, errors: shown, message: words(message) },
    { status: isWhole ? 200 : 400 },
  );
}

/** The records as Payload's own operation finds them; it checks each again. */
async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, trash, sort, limit, draft }: ReturnType<typeof parseParams> & { draft?: boolean },
): Promise<Id[]> {
  if (!where) throw new APIError("The request does not name records (where).", 400);
  const { docs } = await req.payload.find({
    collection,
    where,
    trash,
    sort,
    limit: limit ?? 0,
    draft,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: false,
    req,
  });
  return docs.map(({ id }) => id);
}

const updateMany = (config: CollectionConfig, wordsOf: WordsOf): Endpoint => ({
  path: "/",
  method: "patch",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { file } = req;
    // A body of JSON may be `null`.
    const data = req.data ?? {};
    const params = parseParams(req.query);
    const { where, trash, draft, depth, select, populate, overrideLock = false } = params;
    const collection = config.slug as CollectionSlug;
    // As Payload: what goes to the trash is found by its newest version.
    const isDraft = Boolean(draft) || Boolean(data.deletedAt);
    const ids = await idsOf(req, collection, { ...params, draft: isDraft });
    const all = await oneByOne(req, ids, (id) =>
      req.payload.update({
        collection,
        where: only(where, id),
        // Payload's own types of these arguments are those of one collection.
        data: structuredClone(data) as never,
        file: file as never,
        select: select as never,
        trash,
        draft,
        depth,
        populate,
        overrideLock,
        overrideAccess: false,
        req,
      }),
    );
    return answer(all, config, { what: "changed", words: wordsOf(req) });
  },
});

const only = (where: Where | undefined, id: Id): Where => ({
  and: [where ?? {}, { id: { equals: id } }],
});

const deleteMany = (config: CollectionConfig, wordsOf: WordsOf): Endpoint => ({
  path: "/",
  method: "delete",
  handler: async (req) => {
    const params = parseParams(req.query);
    const { where, trash, depth, select, populate, overrideLock = false } = params;
    const collection = config.slug as CollectionSlug;
    const ids = await idsOf(req, collection, params);
    const all = await oneByOne(req, ids, (id) =>
      req.payload.delete({
        collection,
        where: only(where, id),
        select: select as never,
        trash,
        depth,
        populate,
        overrideLock,
        overrideAccess: false,
        req,
      }),
    );
    return answer(all, config, { what: "deleted", words: wordsOf(req) });
  },
});

/** In place of Payload's `PATCH` and `DELETE` of many records, which are one transaction. */
export const changedOneByOne = (
  collection: CollectionConfig,
  wordsOf: WordsOf,
): CollectionConfig => ({
  ...collection,
  endpoints: collection.endpoints !== false && [
    ...(collection.endpoints ?? []),
    updateMany(collection, wordsOf),
    deleteMany(collection, wordsOf),
  ],
});
