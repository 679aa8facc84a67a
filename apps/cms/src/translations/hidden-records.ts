/** Records that visitors do not see as public: nor do they see their translations so. */
import type { CollectionSlug, Payload } from "payload";
import { closedAt, lastDayField } from "#admin-ui/lists/last-day.ts";
import { draftStates } from "#admin-ui/lists/states.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

type Stored = Record<string, unknown> & { id: number; _status?: string | null };

/** What their state depends on. */
export const hidingFields = (payload: Payload, kind: CollectionSlug): Record<string, true> => {
  const lastDay = lastDayField(payload.collections[kind].config);
  return { _status: true, ...(lastDay && { [lastDay]: true }) };
};

/** Of these stored records, with the word for them in lists: "Closed". */
export async function hiddenAmong(
  payload: Payload,
  kind: CollectionSlug,
  docs: readonly Stored[],
): Promise<Map<number, string>> {
  const { config } = payload.collections[kind];
  const drafts = docs.filter((doc) => !isPublished(doc)).map(({ id }) => id);
  const states = await draftStates({ payload }, kind, drafts);
  const withdrawn = String(config.custom?.withdrawn ?? "Withdrawn");
  return new Map(
    docs.flatMap((doc): [number, string][] => {
      const state = states.get(doc.id);
      if (state === undefined && closedAt(config, doc) === undefined) return [];
      return [[doc.id, state === "never-public" ? "Draft" : withdrawn]];
    }),
  );
}

type Place = { kind?: string | null; record?: number | null };

/** Of these translations, those of hidden originals, with the word for the original. */
export async function withHiddenOriginals(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { docs } = await payload.db.find<Place & { id: number }>({
    collection: "translations",
    where: { and: [{ id: { in: [...ids] } }, { record: { exists: true } }] },
    select: { kind: true, record: true },
    pagination: false,
    limit: 0,
  });
  const found = await Promise.all(
    [...Map.groupBy(docs, ({ kind }) => kind ?? "")].map(async ([kind, translations]) => {
      if (!isCollection(payload, kind) || !payload.collections[kind].config.versions?.drafts)
        return [];
      const records = translations.flatMap(({ record }) => record ?? []);
      const { docs: originals } = await payload.db.find<Stored>({
        collection: kind,
        where: { id: { in: records } },
        select: hidingFields(payload, kind),
        pagination: false,
        limit: 0,
      });
      const hidden = await hiddenAmong(payload, kind, originals);
      return translations.flatMap(({ id, record }): [number, string][] => {
        const words = hidden.get(record ?? 0);
        return words === undefined ? [] : [[id, words]];
      });
    }),
  );
  return new Map(found.flat());
}
