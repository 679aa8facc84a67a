/**
 * One handler for each GET row of the contract's table: a row without one, or a reply of another
 * shape, does not compile (API-01).
 */
import type { GetCallName, Params, Wire } from "@meridian/contract";
import { closedVacancy } from "#records/contract/closed-vacancy.ts";
import {
  everything,
  published,
  publishedGlobal,
  type Reader,
} from "#records/contract/published.ts";
import { about } from "#records/mapping/records/about.ts";
import { article } from "#records/mapping/records/articles.ts";
import { blogPost } from "#records/mapping/records/blog-posts.ts";
import { career, careerPost } from "#records/mapping/records/career.ts";
import { caseStudy } from "#records/mapping/records/case-studies.ts";
import { clients } from "#records/mapping/records/clients.ts";
import { expertise } from "#records/mapping/records/expertise.ts";
import { home } from "#records/mapping/records/home.ts";
import { privacyPolicy, termsOfUse } from "#records/mapping/records/legal.ts";
import { landingPage } from "#records/mapping/records/landing-pages.ts";
import { options } from "#records/mapping/records/options.ts";
import { redirect } from "#records/mapping/records/redirects.ts";
import { roadMap } from "#records/mapping/records/road-map.ts";
import { seoRecord } from "#records/mapping/records/seo-records.ts";
import { service } from "#records/mapping/records/services.ts";
import { siteSettings } from "#records/mapping/records/site-settings.ts";
import {
  instructionIn,
  pathOfPage,
  PLACEHOLDER_PAGES,
} from "#records/placeholders/placeholders.ts";
import { specialisationCost } from "#records/mapping/records/specialisation-costs.ts";
import { technology } from "#records/mapping/records/technologies.ts";
import { vacancy } from "#records/mapping/records/vacancies.ts";
import {
  specialisationsWire,
  vacancyCategoriesWire,
} from "#records/mapping/records/vacancy-terms.ts";

export type Handlers = {
  [N in GetCallName]: (params: Params<N>, reader: Reader) => Promise<Wire<N> | null>;
};

/** WordPress's largest page; what the case-study list asks for (section 9). */
const POSTS = 100;
const bySlug = (slug: string) => ({ where: { slug: { equals: slug } }, limit: 1 });
const orNull = <Doc, W>(doc: Doc | null | undefined, write: (doc: Doc) => W): W | null =>
  doc ? write(doc) : null;
const orNone = <Doc, W>(doc: Doc | null, write: (doc: Doc) => W): W[] => (doc ? [write(doc)] : []);
const terms = (cms: Reader) => published(cms, "vacancy-terms", { sort: ["order"] });

/** Paths of pages whose published words are an empty host's instructions. */
const unlistedPages = async (cms: Reader): Promise<string[]> => {
  const pages = await Promise.all(
    PLACEHOLDER_PAGES.map(async (page) => ({ page, doc: await publishedGlobal(cms, page) })),
  );
  return pages.flatMap(({ page, doc }) => (instructionIn(page, doc) ? [pathOfPage(page)] : []));
};

/**
 * `null` says that a record is not there; where the call answers with a list, an empty one says so.
 */
export const handlers: Handlers = {
  services: async (_, cms) =>
    (await published(cms, "services", { sort: ["order"], limit: POSTS })).map(service.write),
  portfolio: async (_, cms) =>
    (await published(cms, "case-studies", { sort: ["order"], limit: POSTS })).map(caseStudy.write),
  article: async (_, cms) =>
    (await published(cms, "articles", { sort: ["order"], limit: POSTS })).map(article.write),
  service: async ({ slug }, cms) =>
    (await published(cms, "services", bySlug(slug))).map(service.write),
  caseStudy: async ({ slug }, cms) =>
    (await published(cms, "case-studies", bySlug(slug))).map(caseStudy.write),
  careerPost: async ({ id }, cms) =>
    /^\d{1,9}$/.test(id)
      ? orNull(
          (
            await published(cms, "career-posts", {
              where: { id: { equals: Number(id) } },
              limit: 1,
            })
          )[0],
          careerPost.write,
        )
      : null,
  clients: async (_, cms) => orNone(await publishedGlobal(cms, "clients"), clients.write),
  about: async (_, cms) => orNone(await publishedGlobal(cms, "about"), about.write),
  home: async (_, cms) => orNull(await publishedGlobal(cms, "home"), home.write),
  privacyPolicy: async (_, cms) =>
    orNone(await publishedGlobal(cms, "privacy-policy"), privacyPolicy.write),
  termsOfUse: async (_, cms) =>
    orNone(await publishedGlobal(cms, "terms-of-use"), termsOfUse.write),
  technology: async ({ name }, cms) =>
    (await published(cms, "technologies", bySlug(name))).map(technology.write),
  expertise: async ({ name }, cms) =>
    (await published(cms, "expertise", bySlug(name))).map(expertise.write),
  vacancies: async (_, cms) =>
    (await published(cms, "vacancies", { sort: ["-hot"] })).map(vacancy.write),
  vacancy: async ({ slug }, cms) => {
    const open = await published(cms, "vacancies", bySlug(slug));
    return open.length > 0 ? open.map(vacancy.write) : closedVacancy(cms.payload, slug);
  },
  vacancyCategories: async (_, cms) => vacancyCategoriesWire(await terms(cms)),
  vacancySpecialisations: async (_, cms) => specialisationsWire(await terms(cms)),
  career: async (_, cms) => orNull(await publishedGlobal(cms, "career"), career.write),
  roadMap: async (_, cms) => orNull(await publishedGlobal(cms, "road-map"), roadMap.write),
  blog: async (_, cms) =>
    (await published(cms, "blog-posts", { sort: ["-date"] })).map(blogPost.write),
  blogPost: async ({ slug }, cms) =>
    (await published(cms, "blog-posts", bySlug(slug))).map(blogPost.write),
  options: async (_, cms) => options.write((await publishedGlobal(cms, "options")) ?? {}),
  seo: async ({ path }, cms) =>
    orNull(
      (
        await published(cms, "seo-records", { where: { path: { equals: `/${path}` } }, limit: 1 })
      )[0],
      seoRecord.write,
    ),
  specialisationCosts: async (_, cms) =>
    (await published(cms, "specialisation-costs", { sort: ["order"] })).map(
      specialisationCost.write,
    ),
  calculatorSpecialisations: async (_, cms) => specialisationsWire(await terms(cms)),
  redirects: async (_, cms) => (await everything(cms, "redirects")).map(redirect.write),
  careerPosts: async (_, cms) =>
    (await published(cms, "career-posts", { sort: ["-id"], limit: POSTS })).map(careerPost.write),
  landingPages: async (_, cms) =>
    (await published(cms, "landing-pages", { sort: ["title"] }))
      .map(landingPage.write)
      .filter(({ blocks }) => blocks.length > 0),
  settings: async (_, cms) =>
    siteSettings.write(await publishedGlobal(cms, "site-settings"), await unlistedPages(cms)),
};
