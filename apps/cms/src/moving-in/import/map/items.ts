/**
 * A host's content as documents to be made, in the order in which they can be made: terms before
 * the vacancies that point at them.
 */
import type { CollectionSlug, GlobalSlug, Where } from "payload";
import { asSlug } from "#records/fields/slug-rule.ts";
import { oldAddresses } from "#moving-in/import/map/old-addresses.ts";
import type { HostContent } from "#moving-in/import/content.ts";
import type { ImportContext, NewDocument, NewGlobal } from "#records/mapping/import-context.ts";
import { about } from "#records/mapping/records/about.ts";
import { article } from "#records/mapping/records/articles.ts";
import { blogPost } from "#records/mapping/records/blog-posts.ts";
import { career, careerPost } from "#records/mapping/records/career.ts";
import { caseStudy } from "#records/mapping/records/case-studies.ts";
import { clients } from "#records/mapping/records/clients.ts";
import { expertise } from "#records/mapping/records/expertise.ts";
import { home } from "#records/mapping/records/home.ts";
import { privacyPolicy, termsOfUse } from "#records/mapping/records/legal.ts";
import { landingPage, landingSlugOf } from "#records/mapping/records/landing-pages.ts";
import { options } from "#records/mapping/records/options.ts";
import { redirect } from "#records/mapping/records/redirects.ts";
import { roadMap } from "#records/mapping/records/road-map.ts";
import { seoRecord } from "#records/mapping/records/seo-records.ts";
import { service } from "#records/mapping/records/services.ts";
import { siteSettings } from "#records/mapping/records/site-settings.ts";
import { specialisationCost } from "#records/mapping/records/specialisation-costs.ts";
import { technology } from "#records/mapping/records/technologies.ts";
import { vacancy } from "#records/mapping/records/vacancies.ts";
import { termDocument, termsOf } from "#records/mapping/records/vacancy-terms.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

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
  /** As its readers know it. */
  title?: string;
  /** The item without which it is not made. */
  needs?: { kind: string; key: string };
  /** The record's number at the host. */
  id?: number;
  make(context: ImportContext): object;
}

export interface GlobalItem {
  global: GlobalSlug;
  make(context: ImportContext): object;
}

interface Named {
  id?: number | null;
  ID?: number | null;
  title?: string;
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
    const { id, ID = id, title = "" }: Named = record;
    return {
      collection,
      key: Object.values(known).join(" "),
      where: { and: Object.entries(known).map(([name, value]) => ({ [name]: { equals: value } })) },
      ...(ID && { id: ID }),
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
const bySlug = ({ slug }: { slug: string }): Identity => ({ slug: asSlug(slug) });

/** What leads from the host's addresses to this site's comes last: there must be something there. */
const movedItems = (content: HostContent, own: readonly string[]): DocumentItem[] => {
  const moved = oldAddresses(content, own);
  const items = each("redirects", moved, ({ from }) => ({ from }), redirect.read);
  return items.map((item, at) => ({ ...item, needs: moved[at] }));
};

/** `own`: origins whose pages are this site's from now on. */
export const itemsOf = (content: HostContent, own: readonly string[]): Item[] => [
  ...each("services", content.services, bySlug, service.read),
  ...each("case-studies", content.caseStudies, bySlug, caseStudy.read),
  ...each(
    "technologies",
    content.technologies,
    ({ slug }) => ({ slug: asSlug(slug.replace(/^technologies-/, "")) }),
    technology.read,
  ),
  ...each(
    "expertise",
    content.expertise,
    ({ slug }) => ({ slug: asSlug(slug.replace(/^expertise-/, "")) }),
    expertise.read,
  ),
  ...one("home", content.home, home.read),
  ...one("about", content.about, about.read),
  ...one("clients", content.clients, clients.read),
  ...one("privacy-policy", content.privacyPolicy, privacyPolicy.read),
  ...one("terms-of-use", content.termsOfUse, termsOfUse.read),
  ...one("options", content.options, options.read),
  ...one("road-map", content.roadMap, roadMap.read),
  ...one("site-settings", content.settings, siteSettings.read),
  ...one("career", content.career, career.read),
  ...each("vacancy-terms", termsOf(content), ({ kind, name }) => ({ kind, name }), termDocument),
  ...each("vacancies", content.vacancies, bySlug, vacancy.read),
  // Its number is its address: /career/411.
  ...each("career-posts", content.careerPosts, ({ id }) => ({ id: String(id) }), careerPost.read),
  ...each(
    "blog-posts",
    content.blog,
    ({ post_name }) => ({ slug: asSlug(post_name) }),
    blogPost.read,
  ),
  ...each("articles", content.articles, bySlug, article.read),
  ...each(
    "landing-pages",
    content.landingPages,
    (page) => ({ slug: landingSlugOf(page) }),
    landingPage.read,
  ),
  ...each(
    "specialisation-costs",
    content.costs,
    ({ position_name }) => ({ positionName: position_name }),
    specialisationCost.read,
  ),
  ...each("seo-records", content.seo, ({ path }) => ({ path }), seoRecord.read),
  ...each("redirects", content.redirects, ({ from }) => ({ from }), redirect.read),
  ...movedItems(content, own),
];
