/** Published documents in one of the site's further languages. */
import type { CollectionSlug, Field, Payload, Where } from "payload";
import type { PreviewTarget } from "@meridian/contract/site-protocol/preview-link";
import type { Translation } from "#payload-types.ts";
import { wordsOf } from "#records/translations/collection.ts";
import { mergeWords } from "#records/translations/merge-words.ts";
import { translatedKind } from "#records/translations/translated-kinds.ts";

type Doc = Record<string, unknown>;
export interface InLanguage {
  payload: Payload;
  /** BCP 47. */
  language: string;
  preview?: PreviewTarget;
}

/** Maximum translations read at once: the longest list. */
const MOST = 1000;

/** The draft of the translation in `preview` counts as published. */
async function translationsOf(
  { payload, language, preview }: InLanguage,
  kind: string,
  more: Where = {},
): Promise<Translation[]> {
  const of: Where = { kind: { equals: kind }, language: { equals: language } };
  const find = async (where: Where, draft: boolean): Promise<Translation[]> => {
    const { docs } = await payload.find({
      collection: "translations",
      where: { and: [of, where] },
      limit: MOST,
      pagination: false,
      depth: 1,
      draft,
      overrideAccess: true,
    });
    return docs;
  };
  const current = await find({ and: [more, { _status: { equals: "published" } }] }, false);
  if (preview?.kind !== "translations" || preview.id === undefined) return current;
  const id = Number(preview.id);
  const drafts = await find({ and: [more, { id: { equals: id } }] }, true);
  return [...current.filter((one) => one.id !== id), ...drafts];
}

/** The condition on originals; `null` if no translation has this address. */
export async function originalsWhere(
  reader: InLanguage,
  kind: string,
  where: Where,
): Promise<Where | null> {
  const { slug, ...others } = where as { slug?: { equals?: string } };
  if (slug?.equals === undefined || !translatedKind(kind)?.hasSlug) return where;
  const [found] = await translationsOf(reader, kind, { slug: { equals: slug.equals } });
  return found?.record ? { ...others, id: { equals: found.record } } : null;
}

/** Without documents that do not exist in this language. */
export async function docsInLanguage<D extends { id: number }>(
  reader: InLanguage,
  kind: string,
  docs: readonly D[],
): Promise<D[]> {
  const described = translatedKind(kind);
  if (!described || docs.length === 0) return [...docs];
  const records = { in: docs.map(({ id }) => id) };
  const found = await translationsOf(reader, kind, { record: records });
  const byRecord = new Map(found.map((one) => [one.record, one]));
  const translated = docs.flatMap((doc): D[] => {
    const own = byRecord.get(doc.id);
    if (!own) return described.isStrict ? [] : [doc];
    const { shape, isStrict, hasSlug } = described;
    const merged = mergeWords(shape, { ...doc }, wordsOf(own), isStrict);
    return [{ ...merged, ...(hasSlug && { slug: own.slug }) } as unknown as D];
  });
  return withRelated(reader, described.fields, translated);
}

/** `null`: the page does not exist in this language. */
export async function globalInLanguage<D extends object>(
  reader: InLanguage,
  slug: string,
  doc: D,
): Promise<D | null> {
  const described = translatedKind(slug);
  if (!described) return doc;
  const [own] = await translationsOf(reader, slug);
  if (!own && described.isStrict) return null;
  const { fields, shape, isStrict } = described;
  const data: object = doc;
  const merged = own ? mergeWords(shape, { ...data }, wordsOf(own), isStrict) : data;
  const [whole] = await withRelated(reader, fields, [merged]);
  return (whole ?? merged) as D;
}

/** Replaces populated records by their translations; drops those without. */
async function withRelated<D extends object>(
  reader: InLanguage,
  fields: readonly Field[],
  docs: readonly D[],
): Promise<D[]> {
  const relations = fields.flatMap(relationsIn);
  if (relations.length === 0) return [...docs];
  const known = new Map<string, Map<number, object>>();
  for (const to of new Set(relations.map((relation) => relation.to))) {
    const related = new Map<number, { id: number }>();
    for (const { name } of relations.filter((relation) => relation.to === to))
      for (const doc of docs)
        for (const one of [Reflect.get(doc, name)].flat())
          if (isPopulated(one)) related.set(one.id, one);
    const translated = await docsInLanguage(reader, to, [...related.values()]);
    known.set(to, new Map(translated.map((one) => [one.id, one])));
  }
  const replaced = (to: string, value: unknown): unknown =>
    isPopulated(value) ? (known.get(to)?.get(value.id) ?? null) : value;
  return docs.map((doc) => {
    const data: object = doc;
    const own: Doc = { ...data };
    for (const { name, to } of relations) {
      const value = own[name];
      own[name] = Array.isArray(value)
        ? value.map((one) => replaced(to, one)).filter((one) => one !== null)
        : replaced(to, value);
    }
    return own as D;
  });
}

const isPopulated = (value: unknown): value is { id: number } =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "number";

interface Relation {
  name: string;
  to: CollectionSlug;
}

/** Relations on a document's first level to kinds that can be translated. */
function relationsIn(field: Field): Relation[] {
  if (field.type === "relationship" && typeof field.relationTo === "string")
    return translatedKind(field.relationTo) ? [{ name: field.name, to: field.relationTo }] : [];
  if (field.type === "tabs") return field.tabs.flatMap((tab) => tab.fields.flatMap(relationsIn));
  if (field.type === "row" || field.type === "collapsible")
    return field.fields.flatMap(relationsIn);
  return [];
}
