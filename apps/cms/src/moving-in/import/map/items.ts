/** Documents to create from a host's content, each after those it needs (terms, then vacancies). */
import type { CollectionSlug, GlobalSlug, Where } from "payload";
import { slugFor } from "#moving-in/import/map/slug-for.ts";
import { oldAddresses } from "#moving-in/import/map/old-addresses.ts";
import type { Kind, Translated } from "@meridian/contract";
import { recordsOf, REPORTED_KINDS, type HostContent } from "#moving-in/import/content.ts";
import { isWordedPage, pageWordsIn, WORDED_PAGES } from "#records/globals/page-words.ts";
import type { ImportContext, NewDocument, NewGlobal } from "#records/mapping/import-context.ts";
import { recordOf, type Identity } from "#records/kinds/all.ts";
import { options } from "#records/mapping/records/options.ts";
import { redirect } from "#records/mapping/records/redirects.ts";
import { searchTexts, seoRecord, type PathSeo } from "#records/mapping/records/seo-records.ts";
import { readPageWords, siteSettings } from "#records/mapping/records/site-settings.ts";
import { termDocument, termsOf } from "#records/mapping/records/vacancy-terms.ts";
import { ownPageOf } from "#records/page-of.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

/** `make` throws if the record cannot be mapped. */
export type Item = DocumentItem | GlobalItem;

export interface DocumentItem {
  collection: CollectionSlug;
  /** The same on every host. */
  key: string;
  where: Where;
  /** For the report. */
  title?: string;
  needs?: { kind: string; key: string };
  /** The id at the host. */
  id?: number;
  slug?: string;
  /** The names in the addresses of the record's versions, by language. */
  translations?: Readonly<Record<string, string>>;
  make(context: ImportContext): object;
}

export interface GlobalItem {
  global: GlobalSlug;
  /** Without the page's record: its words in the settings. */
  isWordsOnly?: true;
  make(context: ImportContext): object;
}

interface Named extends Translated {
  id?: number | null;
  ID?: number | null;
  title?: string;
  name?: string;
  slug?: string;
  post_name?: string;
}

function each<S extends CollectionSlug, R extends object>(
  collection: S,
  records: readonly R[],
  identity: (record: R) => Identity,
  make: (record: R, context: ImportContext, at: number) => NewDocument<S>,
): DocumentItem[] {
  return records.map((record, at) => {
    const known = identity(record);
    const { id, ID = id, name: of = "", title = of, translations }: Named = record;
    return {
      collection,
      key: Object.values(known).join(" "),
      where: { and: Object.entries(known).map(([name, value]) => ({ [name]: { equals: value } })) },
      ...(ID && { id: ID }),
      ...("slug" in known && { slug: known.slug }),
      ...(translations && { translations }),
      ...(title !== "" && { title: collection === "services" ? plainText(title) : title }),
      make: (context) => make(record, context, at),
    };
  });
}

const one = <S extends GlobalSlug, R>(
  global: S,
  record: R | null,
  make: (record: R, context: ImportContext) => NewGlobal<S>,
): GlobalItem[] => (record === null ? [] : [{ global, make: (context) => make(record, context) }]);

function itemsOfKind(content: HostContent, kind: Kind): Item[] {
  const record = recordOf(kind.name);
  if (!record) return [];
  const records: Named[] = recordsOf(content, kind);
  // A kind's records match its call's schema.
  const make = record.read as (from: Named, context: ImportContext, at: number) => object;
  const { global, collection } = kind;
  if (global !== undefined)
    return records.map((from, at) => ({
      global: global as GlobalSlug,
      make: (context) => make(from, context, at),
    }));
  const identity = record.identity as ((from: Named) => Identity) | undefined;
  return each(
    collection as CollectionSlug,
    records,
    identity ?? ((from) => ({ slug: slugFor(kind, from) })),
    make as never,
  );
}

/** Redirects from the host's addresses come last: their targets must exist. */
const movedItems = (content: HostContent, own: readonly string[]): DocumentItem[] => {
  const moved = oldAddresses(content, own);
  const items = each("redirects", moved, ({ from }) => ({ from }), redirect.read);
  return items.map((item, at) => ({ ...item, needs: moved[at] }));
};

/** Records get the search texts of their pages; the others are those of pages without a record. */
function withSearchTexts(items: Item[], seo: readonly PathSeo[]): Item[] {
  const left = new Map(seo.map((texts) => [texts.path, texts]));
  const described = items.map((item): Item => {
    const path = pathOfItem(item);
    const texts = path === null ? undefined : left.get(path);
    if (path === null || !texts) return item;
    left.delete(path);
    return {
      ...item,
      make: (context) => ({ ...item.make(context), search: searchTexts.read(texts, context) }),
    };
  });
  return [
    ...described,
    ...each("seo-records", [...left.values()], ({ path }) => ({ path }), seoRecord.read),
  ];
}

/** `null` without a page of its own. */
export const pathOfItem = (item: Item): string | null =>
  "global" in item ? ownPageOf(item.global, {}) : ownPageOf(item.collection, item);

/** `own`: origins whose pages now belong to this site. */
export const itemsOf = (content: HostContent, own: readonly string[]): Item[] => [
  ...withSearchTexts(itemsOfRecords(content), content.seo),
  ...each("redirects", content.redirects, ({ from }) => ({ from }), redirect.read),
  ...movedItems(content, own),
];

export const kindOf = (item: Item): string => ("global" in item ? item.global : item.collection);

const hasWords = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

/**
 * A page's form has words of the settings, too. Without a record of the page they are its own item,
 * which publishes nothing.
 */
function withPageWords(items: Item[], { settings }: HostContent): Item[] {
  if (!settings) return items;
  const pages = new Set<string>(items.map(kindOf));
  const alone = WORDED_PAGES.filter(
    (page) => !pages.has(page) && hasWords(pageWordsIn(page, settings)),
  );
  return [
    ...items.map((item): Item => {
      if (!("global" in item) || !isWordedPage(item.global)) return item;
      const page = item.global;
      return {
        ...item,
        make: (context) => ({ ...item.make(context), ...readPageWords(page, settings, context) }),
      };
    }),
    ...alone.map((page): GlobalItem => ({
      global: page,
      isWordsOnly: true,
      make: (context) => ({ ...readPageWords(page, settings, context) }),
    })),
  ];
}

const itemsOfRecords = (content: HostContent): Item[] =>
  withPageWords(
    [
      ...each(
        "vacancy-terms",
        termsOf(content),
        ({ kind, name }) => ({ kind, name }),
        termDocument,
      ),
      // Authors and terms before posts that reference them.
      ...REPORTED_KINDS.toSorted(
        (a, b) => Number(b.isNoPost ?? false) - Number(a.isNoPost ?? false),
      ).flatMap((kind) => itemsOfKind(content, kind)),
      ...one("options", content.options, options.read),
      ...one("site-settings", content.settings, siteSettings.read),
    ],
    content,
  );
