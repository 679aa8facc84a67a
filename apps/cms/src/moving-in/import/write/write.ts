/** Writes a document if it changed at the host and not here. */
import type { Payload } from "payload";
import type { DocumentItem, GlobalItem, Item } from "#moving-in/import/map/items.ts";
import { changeDocument, createDocument, putGlobal } from "#moving-in/import/write/put.ts";
import { hashOf, type SyncState } from "#moving-in/import/write/sync-state.ts";
import type { Outcome } from "#moving-in/import/report.ts";
import { withoutFaults } from "#moving-in/import/map/trim.ts";

export interface Writing {
  payload: Payload;
  marks: SyncState;
  /** Also overwrites local edits and records from before the first import. */
  replace: boolean;
}

/** With the latest draft. */
interface Here {
  id: number | string;
  updatedAt: string;
}

export interface Written {
  outcome: Outcome;
  reason?: string;
  id?: number | string;
  /** Refused by Payload; the document was saved without it. */
  lost?: string[];
}

/** `at` while the document is being written: a killed import resumes from it. */
const BEGUN = "begun";
/** Each try has less in the document. */
const TRIES = 4;
const quietly = { depth: 0, overrideAccess: true } as const;

type Named = Pick<DocumentItem, "collection" | "key"> | Pick<GlobalItem, "global">;

export const keyOf = (item: Named): string =>
  "global" in item ? `global:${item.global}` : `${item.collection}:${item.key}`;

export async function write(
  item: Item,
  data: object,
  { payload, marks, replace }: Writing,
): Promise<Written> {
  const key = keyOf(item);
  const hash = hashOf(data);
  const mark = marks.get(key);
  const here = await stateHere(payload, item, mark?.id);
  const refused = replace ? undefined : refusal(here, mark, hash);
  if (refused)
    return {
      ...refused,
      id: here?.id,
      ...(refused.outcome === "unchanged" && { lost: mark?.lost }),
    };
  if (here && mark?.hash === hash && mark.at === here.updatedAt)
    return { outcome: "unchanged", id: here.id, lost: mark.lost };
  await marks.set(key, { id: here?.id ?? "", hash, at: BEGUN });
  const { id, lost } = await putWhatFits(payload, item, data, here).catch(
    async (error: unknown) => {
      await (mark ? marks.set(key, mark) : marks.remove(key));
      throw error;
    },
  );
  const now = await stateHere(payload, item, id);
  await marks.set(key, { id, hash, at: now?.updatedAt ?? "", ...(lost.length > 0 && { lost }) });
  return { outcome: here ? "changed" : "created", id, lost };
}

/** Saves without the fields that Payload refuses or, if required, without their rows. */
async function putWhatFits(
  payload: Payload,
  item: Item,
  data: object,
  here: Here | undefined,
): Promise<{ id: number | string; lost: string[] }> {
  let rest = data;
  const lost: string[] = [];
  let first: unknown;
  for (let left = TRIES; left > 0; left--) {
    try {
      return { id: await put(payload, item, rest, here), lost };
    } catch (error) {
      // The first error names what the host sent.
      first ??= error;
      const trimmed =
        withoutFaults(rest, error, { rows: false }) ?? withoutFaults(rest, error, { rows: true });
      if (!trimmed) break;
      rest = trimmed.data;
      lost.push(...trimmed.lost);
    }
  }
  throw first;
}

/** `undefined` if it may be overwritten. */
function refusal(
  here: Here | undefined,
  mark: { hash: string; at: string } | undefined,
  hash: string,
): Pick<Written, "outcome" | "reason"> | undefined {
  if (mark?.at === BEGUN) return undefined;
  if (!mark) return here && { outcome: "kept", reason: "it existed here before the first import" };
  if (!here) return { outcome: "kept", reason: "deleted here" };
  if (mark.at === here.updatedAt) return undefined;
  return mark.hash === hash
    ? { outcome: "unchanged" }
    : { outcome: "kept", reason: "changed at the host, and edited here" };
}

async function stateHere(
  payload: Payload,
  item: Item,
  id: number | string | undefined,
): Promise<Here | undefined> {
  if ("global" in item) {
    const found: {
      updatedAt?: string | null;
    } = await payload.findGlobal({ ...quietly, slug: item.global, draft: true });
    return found.updatedAt ? { id: item.global, updatedAt: found.updatedAt } : undefined;
  }
  const { collection, where } = item;
  const find = async (by: DocumentItem["where"], draft: boolean): Promise<Here | undefined> => {
    const one = { where: by, limit: 1, pagination: false };
    const { docs } = await payload.find({ ...quietly, ...one, collection, draft });
    // Every imported kind has both properties.
    return docs[0] as Here | undefined;
  };
  // By id: an editor may have changed the address.
  if (id) return find({ id: { equals: id } }, true);
  const published = await find(where, false);
  return published && find({ id: { equals: published.id } }, true);
}

async function put(
  payload: Payload,
  item: Item,
  data: object,
  here: Here | undefined,
): Promise<number | string> {
  if ("global" in item) {
    await putGlobal(payload, item.global, data);
    return item.global;
  }
  const { collection, id } = item;
  if (here) await changeDocument(payload, collection, here.id, data);
  // A career post's id is its address; others get new ids.
  const number = collection === "career-posts" && id && { id };
  return (here ?? (await createDocument(payload, collection, { ...data, ...number }))).id;
}
