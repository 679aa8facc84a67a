/**
 * A host's content as documents to be made, in the order in which they can be made: terms before
 * the vacancies that point at them.
 */
import type { CollectionSlug, GlobalSlug, Where } from "payload";
import type { HostContent } from "#import/read/content.ts";
import { expertiseDocument, technologyDocument } from "#import/map/fields.ts";
import {
  careerGlobal,
  careerPostDocument,
  termDocument,
  termsOf,
  vacancyDocument,
} from "#import/map/jobs.ts";
import type { ImportContext, NewDocument, NewGlobal } from "#import/context.ts";
import {
  aboutGlobal,
  clientsGlobal,
  homeGlobal,
  legalGlobal,
  optionsGlobal,
  roadMapGlobal,
} from "#import/map/pages.ts";
import {
  articleDocument,
  blogDocument,
  caseStudyDocument,
  costDocument,
  redirectDocument,
  seoDocument,
  serviceDocument,
} from "#import/map/posts.ts";
import { settingsGlobal } from "#import/map/settings.ts";

/**
 * One document to be made of a host's record, and what it is known by. `make` throws where nothing
 * can be made of it.
 */
export type Item = DocumentItem | GlobalItem;

export interface DocumentItem {
  collection: CollectionSlug;
  /** By what the document is told from others of its collection, on every host. */
  key: string;
  where: Where;
  /** The record's number at the host. */
  id?: number;
  make(context: ImportContext): object;
}

export interface GlobalItem {
  global: GlobalSlug;
  make(context: ImportContext): object;
}

/** The members of a document by which it is told from others, and their values. */
type Identity = Record<string, string>;

function each<S extends CollectionSlug, R extends object>(
  collection: S,
  records: readonly R[],
  identity: (record: R) => Identity,
  make: (record: R, context: ImportContext, at: number) => NewDocument<S>,
): DocumentItem[] {
  return records.map((record, at) => {
    const known = identity(record);
    const { id, ID = id } = record as { id?: number | null; ID?: number };
    return {
      collection,
      key: Object.values(known).join(" "),
      where: { and: Object.entries(known).map(([name, value]) => ({ [name]: { equals: value } })) },
      ...(ID && { id: ID }),
      make: (context) => make(record, context, at),
    };
  });
}

const one = <S extends GlobalSlug, R>(
  global: S,
  record: R | null,
  make: (record: R, context: ImportContext) => NewGlobal<S>,
): GlobalItem[] => (record === null ? [] : [{ global, make: (context) => make(record, context) }]);
const bySlug = ({ slug }: { slug: string }): Identity => ({ slug });

export const itemsOf = (content: HostContent): Item[] => [
  ...each("services", content.services, bySlug, serviceDocument),
  ...each("case-studies", content.caseStudies, bySlug, caseStudyDocument),
  ...each(
    "technologies",
    content.technologies,
    ({ slug }) => ({ slug: slug.replace(/^technologies-/, "") }),
    technologyDocument,
  ),
  ...each(
    "expertise",
    content.expertise,
    ({ slug }) => ({ slug: slug.replace(/^expertise-/, "") }),
    expertiseDocument,
  ),
  ...one("home", content.home, homeGlobal),
  ...one("about", content.about, aboutGlobal),
  ...one("clients", content.clients, clientsGlobal),
  ...one("privacy-policy", content.privacyPolicy, legalGlobal("Privacy policy")),
  ...one("terms-of-use", content.termsOfUse, legalGlobal("Terms of use")),
  ...one("options", content.options, optionsGlobal),
  ...one("road-map", content.roadMap, roadMapGlobal),
  ...one("site-settings", content.settings, settingsGlobal),
  ...one("career", content.career, careerGlobal),
  ...each("vacancy-terms", termsOf(content), ({ kind, name }) => ({ kind, name }), termDocument),
  ...each("vacancies", content.vacancies, bySlug, vacancyDocument),
  // Its number is its address: /career/411.
  ...each(
    "career-posts",
    content.careerPosts,
    ({ id }) => ({ id: String(id) }),
    careerPostDocument,
  ),
  ...each("blog-posts", content.blog, ({ post_name }) => ({ slug: post_name }), blogDocument),
  ...each("articles", content.articles, bySlug, articleDocument),
  ...each(
    "specialisation-costs",
    content.costs,
    ({ position_name }) => ({ positionName: position_name }),
    costDocument,
  ),
  ...each("seo-records", content.seo, ({ path }) => ({ path }), seoDocument),
  ...each("redirects", content.redirects, ({ from }) => ({ from }), redirectDocument),
];
