/** All records with the state of each translation. */
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { originalAddress } from "#translations/addresses.ts";
import { plainText } from "#records/rich-text/plain-text.ts";
import { hiddenAmong, hidingFields } from "#translations/hidden-records.ts";
import { translationStates, type TranslationState } from "#translations/states.ts";
import { translatedKinds, type TranslatedKind } from "#translations/translated-kinds.ts";

export interface TranslatedRecord {
  kind: string;
  /** As editors see it: `Blog post`. */
  label: string;
  record: number | null;
  title: string;
  /** Of a record with an address. */
  slug: string | null;
  /** What visitors see of it instead of a public record: "Closed", "Withdrawn", "Draft". */
  hidden: string | null;
  /** The form. */
  edit: string;
  /** By language. */
  translations: Readonly<Record<string, TranslationState>>;
}

type Stored = Record<string, unknown> & {
  id: number;
  updatedAt?: string | null;
  _status?: string | null;
};

export const PICTURES = "media";
export const isPicture = ({ kind }: Pick<TranslatedRecord, "kind">): boolean => kind === PICTURES;

/** In the menu's order, then by number; pictures, the most numerous, last. Decorative ones have no words. */
export async function everyRecord(payload: Payload): Promise<TranslatedRecord[]> {
  const kinds = [...translatedKinds().values()];
  return (await Promise.all(kinds.map((kind) => ofKind(payload, kind)))).flat();
}

async function ofKind(payload: Payload, kind: TranslatedKind): Promise<TranslatedRecord[]> {
  const [docs, states] = await Promise.all([
    storedOf(payload, kind),
    translationStates(payload, kind.slug),
  ]);
  const hidden =
    !kind.isGlobal && kind.slug !== PICTURES
      ? await hiddenAmong(payload, kind.slug as CollectionSlug, docs)
      : new Map<number, string>();
  const byRecord = Map.groupBy(states, ({ record }) => record);
  return docs.map((doc): TranslatedRecord => {
    const record = kind.isGlobal ? null : doc.id;
    const own = (byRecord.get(record) ?? []).map((state) => [state.language, state]);
    const title = doc[kind.titleField];
    return {
      kind: kind.slug,
      label: kind.label,
      record,
      title:
        typeof title === "string" && title !== "" && !kind.isGlobal ? plainText(title) : kind.label,
      slug: typeof doc.slug === "string" ? doc.slug : null,
      hidden: kind.isGlobal ? (isPublished(doc) ? null : "Draft") : (hidden.get(doc.id) ?? null),
      edit: originalAddress(kind, doc.id),
      translations: Object.fromEntries(own),
    };
  });
}

async function storedOf(payload: Payload, kind: TranslatedKind): Promise<Stored[]> {
  if (kind.isGlobal) {
    const doc = await payload.db.findGlobal<Stored>({
      slug: kind.slug as GlobalSlug,
      select: { updatedAt: true, _status: true },
    });
    return doc?.updatedAt ? [doc] : [];
  }
  const { docs } = await payload.db.find<Stored>({
    collection: kind.slug as CollectionSlug,
    where:
      kind.slug === PICTURES
        ? { decorative: { not_equals: true }, alt: { exists: true } }
        : { deletedAt: { exists: false } },
    select: {
      [kind.titleField]: true,
      updatedAt: true,
      ...(kind.hasSlug && { slug: true }),
      ...(kind.slug !== PICTURES && hidingFields(payload, kind.slug as CollectionSlug)),
    },
    sort: ["id"],
    limit: 0,
    pagination: false,
  });
  return docs;
}
