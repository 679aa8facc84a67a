/** The contract's only access to the database: published documents, and one previewed draft. */
import { byName } from "@meridian/messages/by-name";
import { sql, type SQL } from "@payloadcms/db-sqlite/drizzle";
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  Where,
} from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { Reader } from "#records/reader.ts";
import {
  docsInLanguage,
  globalInLanguage,
  originalsWhere,
} from "#translations/read-translations.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

interface Wanted {
  where?: Where;
  sort?: string[];
  /** Default: all. */
  limit?: number;
  /** Of `limit` documents; default: the first. */
  page?: number;
  /** Also the texts for search engines, with their picture. */
  withTexts?: boolean;
}

/** In `sort`'s order, then by id; in the reader's language. */
export async function published<S extends CollectionSlug>(
  reader: Reader,
  collection: S,
  wanted: Wanted = {},
): Promise<DataFromCollectionSlug<S>[]> {
  const { language, languages } = reader;
  const by = [...(wanted.sort ?? []), "id"];
  if (language === undefined) {
    const found = await originals(reader, collection, wanted);
    return by[0] === NAME ? found.toSorted(ordered(by, languages?.first)) : found;
  }
  const where = await originalsWhere({ ...reader, language }, collection, wanted.where ?? {});
  if (where === null) return [];
  const found = await originals(reader, collection, { ...wanted, where });
  // Every kind of the contract has numbers as ids.
  const docs = found as (DataFromCollectionSlug<S> & { id: number })[];
  const translated = await docsInLanguage({ ...reader, language }, collection, docs);
  // Names have another order in another language.
  return by[0] === NAME ? translated.toSorted(ordered(by, language)) : translated;
}

/**
 * The ids of `published` in a kind's own order; `undefined` if their translations decide the order.
 * One statement: Payload makes a document of each row, which takes 25 µs.
 */
export async function publishedIds(
  { payload: { db, collections }, language, languages }: Reader,
  collection: CollectionSlug,
): Promise<number[] | undefined> {
  const { defaultSort, trash } = collections[collection].config;
  const by = [defaultSort ?? DEFAULT_SORT, "id"].flat();
  const isByName = by[0] === NAME;
  if (language !== undefined && isByName) return undefined;
  const { rows } = (await db.execute({
    drizzle: db.drizzle,
    sql: sql`select "id"${isByName ? sql`, "title"` : sql``}
      from ${sql.identifier(collection.replaceAll("-", "_"))}
      where "_status" = 'published' ${trash ? sql`and "deleted_at" is null` : sql``}
      ${language === undefined ? sql`` : translatedTo(language, collection)}
      order by ${sql.join(by.map(columnIn), sql`, `)}`,
  })) as { rows: { id: number }[] };
  const sorted = isByName ? rows.toSorted(ordered(by, languages?.first)) : rows;
  return sorted.map(({ id }) => id);
}

const columnIn = (by: string): SQL =>
  by.startsWith("-") ? sql`${sql.identifier(by.slice(1))} desc` : sql`${sql.identifier(by)}`;

/** As `docsInLanguage` chooses them. */
const translatedTo = (language: string, kind: string): SQL =>
  translatedKind(kind)?.isStrict
    ? sql`and "id" in (select "record" from "translations" where "kind" = ${kind}
        and "language" = ${language} and "_status" = 'published' and "deleted_at" is null)`
    : sql``;

async function originals<S extends CollectionSlug>(
  { payload, preview }: Reader,
  collection: S,
  { where = {}, sort = [], limit = 0, page = 1, withTexts = false }: Wanted,
): Promise<DataFromCollectionSlug<S>[]> {
  const slug: CollectionSlug = collection;
  const { docs }: { docs: object[] } = await payload.find({
    collection: slug,
    where: { and: [where, { _status: { equals: "published" } }] },
    sort: [...sort, "id"],
    limit,
    // Without pagination the database ignores the page.
    ...(page > 1 ? { page } : { pagination: false }),
    depth: 1,
    draft: false,
    overrideAccess: true,
    // Payload's type is a union of all collections, too large for the compiler.
    ...(!withTexts && { select: { search: false } as never }),
  });
  const found = docs as DataFromCollectionSlug<S>[];
  return preview?.kind === collection && preview.id !== undefined && page === 1
    ? withDraft(payload, { collection, id: preview.id, found, where, sort })
    : found;
}

/** The number of published documents, in the site's first language. */
export async function countPublished(
  { payload }: Reader,
  collection: CollectionSlug,
): Promise<number> {
  const where = { _status: { equals: "published" } };
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs;
}

/** As if the draft were published. */
async function withDraft<S extends CollectionSlug>(
  payload: Payload,
  {
    collection,
    id,
    found,
    where,
    sort,
  }: Required<Omit<Wanted, "limit" | "page" | "withTexts">> & {
    collection: S;
    id: number | string;
    found: DataFromCollectionSlug<S>[];
  },
): Promise<DataFromCollectionSlug<S>[]> {
  const draft: DataFromCollectionSlug<S> | null = await payload.findByID({
    collection,
    id,
    depth: 1,
    draft: true,
    overrideAccess: true,
    disableErrors: true,
  });
  const others = found.filter((doc) => String(doc.id) !== String(id));
  if (
    !draft ||
    !Object.entries(where).every(
      ([name, condition]) => valueOf(draft, name) === valueOf(condition, "equals"),
    )
  )
    return others;
  return [...others, draft].toSorted(ordered([...sort, "id"]));
}

const valueOf = (from: object | undefined, name: string): unknown =>
  from && Reflect.get(from, name);

/** Of a kind without an order of its own. */
export const DEFAULT_SORT = "-id";
/** Databases sort names by code point. */
const NAME = "title";

/** Sorts like the database, but names alphabetically; a `-` before a field reverses the order. */
const ordered =
  (sort: string[], code = "en") =>
  (a: object, b: object): number => {
    for (const by of sort) {
      const field = by.replace(/^-/, "");
      const [x, y] = [sortable(valueOf(a, field)), sortable(valueOf(b, field))];
      const order = field === NAME ? byName(code)(String(x), String(y)) : compared(x, y);
      if (order !== 0) return by.startsWith("-") ? -order : order;
    }
    return 0;
  };

const compared = <T extends string | number>(x: T, y: T): number => (x === y ? 0 : x < y ? -1 : 1);
const sortable = (value: unknown): string | number =>
  typeof value === "number" ? value : String(value ?? "");

/** For kinds without drafts. */
export async function everything<S extends CollectionSlug>(
  { payload }: Reader,
  collection: S,
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await payload.find({
    collection,
    sort: "id",
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs;
}

/**
 * `null` if it is not published, or does not exist in the reader's language. `isStrict`: see
 * `TranslatedKind`.
 */
export async function publishedGlobal<S extends GlobalSlug>(
  reader: Reader,
  slug: S,
  merge: { isStrict?: boolean } = {},
): Promise<DataFromGlobalSlug<S> | null> {
  const { payload, preview, language } = reader;
  const isPreview = preview?.kind === slug;
  const found: DataFromGlobalSlug<S> = await payload.findGlobal({
    slug,
    depth: 1,
    draft: isPreview,
    overrideAccess: true,
  });
  // By its type a global may have no status; all that are read here have one.
  if (!isPreview && !isPublished(found as { _status?: string | null })) return null;
  return language === undefined
    ? found
    : globalInLanguage({ ...reader, language }, slug, found, merge);
}
