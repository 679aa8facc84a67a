import type { AnyKind, GetCallName, Intersection, Wire } from "@meridian/contract";
import type { CollectionConfig, GlobalConfig } from "payload";
import { about } from "#records/kinds/about.ts";
import { articles } from "#records/kinds/articles.ts";
import { authors } from "#records/kinds/authors.ts";
import { blogPosts } from "#records/kinds/blog-posts.ts";
import { categories, tags } from "#records/kinds/blog-terms.ts";
import { career } from "#records/kinds/career.ts";
import { careerPosts } from "#records/kinds/career-posts.ts";
import { caseStudies } from "#records/kinds/case-studies.ts";
import { clients } from "#records/kinds/clients.ts";
import { expertise } from "#records/kinds/expertise.ts";
import { home } from "#records/kinds/home.ts";
import { landingPages } from "#records/kinds/landing-pages.ts";
import { privacyPolicy, termsOfUse } from "#records/kinds/legal-pages.ts";
import { roadMap } from "#records/kinds/road-map.ts";
import { services } from "#records/kinds/services.ts";
import { specialisationCosts } from "#records/kinds/specialisation-costs.ts";
import { technologies } from "#records/kinds/technologies.ts";
import { vacancies } from "#records/kinds/vacancies.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";

export type Identity = Record<string, string>;

/** An editors' form, and the mapping between documents and the contract's records. */
export interface HostRecord<Config, Sent> {
  config: Config;
  write: (doc: never) => Sent;
  read: (record: never, context: ImportContext, at: number) => object;
  /** For kinds without a slug. */
  identity?: (record: never) => Identity;
}

type ItemOf<R> = R extends readonly (infer Item)[] ? Item : NonNullable<R>;
/** Serves all calls of the kind. */
type WireRecord<K extends AnyKind> = Intersection<
  {
    [N in keyof K["calls"]]: ItemOf<NonNullable<Wire<N & GetCallName>>>;
  }[keyof K["calls"]]
>;
/** A missing kind, or a record of another shape, does not compile (API-01). */
type Records = {
  [K in AnyKind as K["name"]]: HostRecord<
    K extends { global: string } ? GlobalConfig : CollectionConfig,
    WireRecord<K>
  >;
};

/** Keys are the contract's names; collections are in the menu's order. */
export const RECORDS = {
  "landing-page": landingPages,
  technology: technologies,
  expertise,
  service: services,
  "case-study": caseStudies,
  vacancy: vacancies,
  "career-post": careerPosts,
  "blog-post": blogPosts,
  author: authors,
  category: categories,
  tag: tags,
  article: articles,
  "specialisation-cost": specialisationCosts,
  home,
  about,
  clients,
  career,
  "road-map": roadMap,
  "privacy-policy": privacyPolicy,
  "terms-of-use": termsOfUse,
} satisfies Records;

/** Finds a kind by a name that is only known at run time. */
export const recordOf = (
  name: string,
): HostRecord<CollectionConfig | GlobalConfig, unknown> | undefined =>
  Object.hasOwn(RECORDS, name) ? RECORDS[name as keyof typeof RECORDS] : undefined;
