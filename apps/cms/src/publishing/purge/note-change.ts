import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import {
  EVERYTHING,
  inLanguage,
  isTagged,
  tagsBy,
  tagsOfChange,
  type Tagged,
  type TaggedKind,
} from "#records/tags.ts";
import { isCollection } from "#server/is-collection.ts";
import { languagesOf } from "#records/translations/languages.ts";
import { translatedKind } from "#records/translations/translated-kinds.ts";

type Listening = Payload["db"] & { [LISTENER]?: () => void };

// On the database adapter: Next bundles this module more than once; all share one listener.
const LISTENER = Symbol.for("meridian.change-listener");

/** `listener` runs after each noted change; its transaction may still be open. */
export function listenForChanges({ db }: Payload, listener: () => void): void {
  Object.assign(db, { [LISTENER]: listener });
}

/** Part of the change's transaction: sent if committed, even after a crash; else never. */
export async function noteChange(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<void> {
  const own = tagsOfChange(kind, states);
  const tags = own.includes("*") ? own : [...own, ...(await elsewhere(kind, states, req))];
  if (tags.length > 0) await noteTags(req.payload, [...new Set(tags)], req);
}

/** Tags of the same record in the other languages of the site. */
async function elsewhere(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<string[]> {
  const { others } = await languagesOf(req.payload, req);
  const [state] = states;
  if (others.length === 0 || !state) return [];
  if (kind === "translations") return isMoved(states) ? ofRecord(state, others, req) : [];
  const described = translatedKind(kind);
  if (!described) return kind === "redirects" ? everyLanguage(tagsBy[kind](state), others) : [];
  return described.isStrict
    ? ofTranslations(kind, described.isGlobal ? null : Number(state.id), others, req)
    : everyLanguage(tagsOfChange(kind, states), others);
}

const everyLanguage = (tags: readonly string[], languages: readonly string[]): string[] =>
  languages.flatMap((language) => inLanguage(tags, language));

/** The original and its other translations link to a translation by its address. */
const isMoved = (states: readonly Tagged[]): boolean =>
  states.length < 2 || new Set(states.map(({ slug }) => slug ?? "")).size > 1;

async function ofRecord(
  { kind, record = null }: Tagged,
  languages: readonly string[],
  req: PayloadRequest,
): Promise<string[]> {
  if (!kind || !isTagged(kind)) return [];
  const original =
    record !== null && isCollection(req.payload, kind)
      ? await req.payload.db.findOne<Tagged & { id: number }>({
          collection: kind as CollectionSlug,
          where: { id: { equals: record } },
          select: { slug: true, path: true },
          req,
        })
      : {};
  return [
    ...(original ? tagsBy[kind](original) : []),
    ...(await ofTranslations(kind, record, languages, req)),
  ];
}

async function ofTranslations(
  kind: string,
  record: number | null,
  languages: readonly string[],
  req: PayloadRequest,
): Promise<string[]> {
  const { docs } = await req.payload.db.find<Tagged & { id: number }>({
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { in: [...languages] },
      ...(record !== null && { record: { equals: record } }),
    },
    select: { slug: true, language: true, record: true, kind: true },
    limit: 0,
    pagination: false,
    req,
  });
  return docs.flatMap((doc) => tagsBy.translations(doc));
}

/** Call it after a bulk change that noted nothing. */
export const noteEverything = (payload: Payload): Promise<void> => noteTags(payload, EVERYTHING);

async function noteTags(payload: Payload, tags: string[], req?: PayloadRequest): Promise<void> {
  const db: Listening = payload.db;
  await db.create({ collection: "purges", data: { tags }, req });
  db[LISTENER]?.();
}
