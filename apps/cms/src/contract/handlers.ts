/**
 * One handler per GET row of the contract: a missing one does not compile (API-01). All kinds of
 * records share their handlers; the contract tests check the shape of their replies.
 */
import {
  calls,
  KINDS,
  type AnyKind,
  type GetCallName,
  type Kind,
  type Params,
  type Wire,
} from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import type { CollectionSlug, GlobalSlug, Where } from "payload";
import { closedVacancy } from "#contract/closed-vacancy.ts";
import {
  countPublished,
  DEFAULT_SORT,
  everything,
  published,
  publishedGlobal,
} from "#contract/published.ts";
import type { Reader } from "#records/reader.ts";
import { wholeSettings } from "#contract/whole-settings.ts";
import { hiddenPages, searchTextsAt } from "#contract/search-texts.ts";
import { recordOf } from "#records/kinds/all.ts";
import { landingPages } from "#records/kinds/landing-pages.ts";
import { vacancies } from "#records/kinds/vacancies.ts";
import { absentPages } from "#translations/absent-pages.ts";
import { translatedNames } from "#translations/names.ts";
import { formerAddresses } from "#translations/former-languages.ts";
import { formerFiles } from "#records/former-files.ts";
import { withdrawnAddresses } from "#translations/withdrawn.ts";
import { options } from "#records/mapping/records/options.ts";
import { redirect } from "#records/mapping/records/redirects.ts";
import { siteSettings } from "#records/mapping/records/site-settings.ts";
import {
  specialisationsWire,
  vacancyCategoriesWire,
} from "#records/mapping/records/vacancy-terms.ts";
import {
  instructionIn,
  pathOfPage,
  PLACEHOLDER_PAGES,
} from "#records/placeholders/placeholders.ts";
import { unfilledPages } from "#records/placeholders/unfilled-pages.ts";

export type Handlers = {
  [N in GetCallName]: (params: Params<N>, reader: Reader) => Promise<Wire<N> | null>;
};
type Handler = (params: Record<string, string>, reader: Reader) => Promise<unknown>;
type CallOfKind = AnyKind["calls"] extends infer C ? (C extends unknown ? keyof C : never) : never;

/** Records on a page of a list: WordPress's largest, which calls of posts request (section 9). */
const sizeOf = (call: string): number =>
  calls[call as GetCallName].path.endsWith("/posts") ? 100 : 1000;
const pageOf = (call: string, { page = 1 }: Reader) => ({ limit: sizeOf(call), page });

/** The number of a list's pages; 1 for other calls. Declared to the site, which reads them all. */
export async function pagesOf(call: GetCallName, reader: Reader): Promise<number> {
  const listed = KINDS.find(({ listedBy, global }) => listedBy === call && global === undefined);
  if (!listed) return 1;
  const count = await countPublished(reader, listed.collection as CollectionSlug);
  return Math.ceil(count / sizeOf(call)) || 1;
}

const terms = (cms: Reader) => published(cms, "vacancy-terms", { sort: ["order"] });

/** Pages that still publish an empty host's instructions, and those that editors hide. */
const unlistedPages = async (cms: Reader): Promise<string[]> => {
  const pages = await Promise.all(
    PLACEHOLDER_PAGES.map(async (page) => ({ page, doc: await publishedGlobal(cms, page) })),
  );
  const unwritten = pages.flatMap(({ page, doc }) =>
    instructionIn(page, doc) ? [pathOfPage(page)] : [],
  );
  return [...new Set([...unwritten, ...(await hiddenPages(cms))])];
};

const isOne = (call: string): boolean => shapeOf(calls[call as GetCallName].reply)?.kind === "one";

/** A kind's calls: its list, and a single record. */
function handlersOf({ name, collection, global, ...kind }: Kind): [string, Handler][] {
  const { listedBy = "", foundBy = "" } = kind;
  const record = recordOf(name);
  if (!record) return [];
  const write = record.write as (doc: object) => unknown;
  if (global !== undefined)
    return [
      [
        listedBy,
        async (_, cms) => {
          const doc = await publishedGlobal(cms, global as GlobalSlug);
          if (isOne(listedBy)) return doc && write(doc);
          return doc ? [write(doc)] : [];
        },
      ],
    ];
  const find = async (cms: Reader, wanted: Parameters<typeof published>[2]) => {
    const docs = await published(cms, collection as CollectionSlug, wanted);
    return written(cms, collection as CollectionSlug, docs as { id: number }[], write);
  };
  const { defaultSort = DEFAULT_SORT } = record.config as { defaultSort?: string };
  const all: Handler = (_, cms) => find(cms, { sort: [defaultSort], ...pageOf(listedBy, cms) });
  const one: Handler = async (params, cms) => {
    const where = whereOf(params);
    const found = where ? await find(cms, { where, limit: 1 }) : [];
    return isOne(foundBy) ? (found[0] ?? null) : found;
  };
  return [
    ...(listedBy ? [[listedBy, all] satisfies [string, Handler]] : []),
    ...(foundBy ? [[foundBy, one] satisfies [string, Handler]] : []),
  ];
}

/** With their addresses in all languages of the site. */
async function written<D extends { id: number }, W>(
  cms: Reader,
  collection: CollectionSlug,
  docs: readonly D[],
  write: (doc: D) => W,
): Promise<W[]> {
  const ids = docs.map(({ id }) => id);
  const names = await translatedNames(cms, collection, ids);
  return docs.map((doc) => {
    const translations = names.get(doc.id);
    return translations ? { ...write(doc), translations } : write(doc);
  });
}

function whereOf({ id, slug, name = slug }: Record<string, string>): Where | undefined {
  if (id === undefined) return { slug: { equals: name } };
  return /^\d{1,9}$/.test(id) ? { id: { equals: Number(id) } } : undefined;
}

/** Further legal pages (LEGAL-02). */
const legalLinks = async (cms: Reader) =>
  (await published(cms, "landing-pages", { where: { legal: { equals: true } }, sort: ["title"] }))
    .map(landingPages.write)
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ path = "", title }) => ({ link: path, link_name: title || path }));

/** Calls that need more than a kind's documents, and calls of no kind. */
const special: Omit<Handlers, CallOfKind> & Partial<Handlers> = {
  vacancy: async ({ slug }, cms) => {
    const open = await published(cms, "vacancies", { where: { slug: { equals: slug } }, limit: 1 });
    return open.length > 0
      ? written(cms, "vacancies", open, vacancies.write)
      : closedVacancy(cms, slug);
  },
  landingPages: async (_, cms) =>
    (
      await written(
        cms,
        "landing-pages",
        await published(cms, "landing-pages", { sort: ["title"], ...pageOf("landingPages", cms) }),
        landingPages.write,
      )
    ).filter(({ blocks }) => blocks.length > 0),
  vacancyCategories: async (_, cms) => vacancyCategoriesWire(await terms(cms)),
  vacancySpecialisations: async (_, cms) => specialisationsWire(await terms(cms)),
  calculatorSpecialisations: async (_, cms) => specialisationsWire(await terms(cms)),
  options: async (_, cms) =>
    options.write((await publishedGlobal(cms, "options")) ?? {}, await legalLinks(cms)),
  seo: ({ path }, cms) => searchTextsAt(cms, `/${path}`),
  redirects: async (_, cms) => [
    ...(cms.languages ? await formerAddresses(cms.payload) : []),
    ...(cms.languages ? await withdrawnAddresses(cms.payload, cms.languages) : []),
    ...(await formerFiles(cms.payload)),
    // Of two with the same start the last counts.
    ...(await everything(cms, "redirects")).map(redirect.write),
  ],
  settings: async (_, cms) =>
    siteSettings.write(await wholeSettings(cms), {
      unlisted: await unlistedPages(cms),
      language: cms.language,
      absent: [
        ...(await unfilledPages(cms.payload)),
        ...(cms.language === undefined
          ? []
          : await absentPages({ ...cms, language: cms.language })),
      ],
    }),
};

/** `null`: the record is missing; a list call returns an empty list. */
export const handlers = {
  ...Object.fromEntries(KINDS.flatMap(handlersOf)),
  ...special,
} as Handlers;
