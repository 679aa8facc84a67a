/** Published documents in one of the site's further languages. */
import type { CollectionSlug, Field, Where } from "payload";
import { wordsOf } from "#translations/collection.ts";
import { findTranslations, type InLanguage } from "#translations/find-translations.ts";
import { mergeWords } from "#translations/merge-words.ts";
import { withPictureWords } from "#translations/picture-words.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

type Doc = Record<string, unknown>;
/** The condition on originals; `null` if no translation has this address. */
export async function originalsWhere(
  reader: InLanguage,
  kind: string,
  where: Where,
): Promise<Where | null> {
  const { slug, ...others } = where as { slug?: { equals?: string } };
  if (slug?.equals === undefined || !translatedKind(kind)?.hasSlug) return where;
  const [found] = await findTranslations(reader, kind, { slug: { equals: slug.equals } });
  return found?.record ? { ...others, id: { equals: found.record } } : null;
}

/** Without documents that do not exist in this language. */
export const docsInLanguage = async <D extends { id: number }>(
  reader: InLanguage,
  kind: string,
  docs: readonly D[],
): Promise<D[]> => withPictureWords(reader, await translatedDocs(reader, kind, docs));

async function translatedDocs<D extends { id: number }>(
  reader: InLanguage,
  kind: string,
  docs: readonly D[],
): Promise<D[]> {
  const described = translatedKind(kind);
  if (!described || docs.length === 0) return [...docs];
  const records = { in: docs.map(({ id }) => id) };
  const found = await findTranslations(reader, kind, { record: records });
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

/** `null`: the page does not exist in this language. `isStrict`: if not that of its kind. */
export async function globalInLanguage<D extends object>(
  reader: InLanguage,
  slug: string,
  doc: D,
  merge: { isStrict?: boolean } = {},
): Promise<D | null> {
  const described = translatedKind(slug);
  if (!described) return doc;
  const [own] = await findTranslations(reader, slug);
  const { fields, shape, isStrict } = { ...described, ...merge };
  if (!own && isStrict) return null;
  const data: object = doc;
  const merged = own ? mergeWords(shape, { ...data }, wordsOf(own), isStrict) : data;
  const [whole] = await withPictureWords(reader, await withRelated(reader, fields, [merged]));
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
    const translated = await translatedDocs(reader, to, [...related.values()]);
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
