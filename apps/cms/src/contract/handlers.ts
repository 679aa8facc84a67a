/**
 * One handler for each GET row of the contract's table: a row without one, or a reply of another
 * shape, does not compile (API-01).
 */
import type { GetCallName, Params, Wire } from "@meridian/contract";
import { closedVacancy } from "#contract/closed-vacancy.ts";
import { expertiseWire, technologyWire } from "#contract/fields.ts";
import {
  careerWire,
  specialisationsWire,
  vacancyCategoriesWire,
  vacancyWire,
} from "#contract/jobs.ts";
import { aboutWire, clientsWire, homeWire, legalWire } from "#contract/pages.ts";
import { articleWire, careerPostWire, caseStudyWire, serviceWire } from "#contract/posts.ts";
import { everything, published, publishedGlobal, type Reader } from "#contract/published.ts";
import {
  blogPostWire,
  costWire,
  optionsWire,
  redirectWire,
  roadMapWire,
  seoWire,
} from "#contract/reading.ts";
import { settingsWire } from "#contract/site-settings.ts";

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

/**
 * `null` says that a record is not there; where the call answers with a list, an empty one says so.
 */
export const handlers: Handlers = {
  services: async (_, cms) =>
    (await published(cms, "services", { sort: ["order"], limit: POSTS })).map(serviceWire),
  portfolio: async (_, cms) =>
    (await published(cms, "case-studies", { sort: ["order"], limit: POSTS })).map(caseStudyWire),
  article: async (_, cms) =>
    (await published(cms, "articles", { sort: ["order"], limit: POSTS })).map(articleWire),
  service: async ({ slug }, cms) =>
    (await published(cms, "services", bySlug(slug))).map(serviceWire),
  caseStudy: async ({ slug }, cms) =>
    (await published(cms, "case-studies", bySlug(slug))).map(caseStudyWire),
  careerPost: async ({ id }, cms) =>
    /^\d{1,9}$/.test(id)
      ? orNull(
          (
            await published(cms, "career-posts", {
              where: { id: { equals: Number(id) } },
              limit: 1,
            })
          )[0],
          careerPostWire,
        )
      : null,
  clients: async (_, cms) => orNone(await publishedGlobal(cms, "clients"), clientsWire),
  about: async (_, cms) => orNone(await publishedGlobal(cms, "about"), aboutWire),
  home: async (_, cms) => orNull(await publishedGlobal(cms, "home"), homeWire),
  privacyPolicy: async (_, cms) =>
    orNone(await publishedGlobal(cms, "privacy-policy"), (doc) => legalWire("privacy-policy", doc)),
  termsOfUse: async (_, cms) =>
    orNone(await publishedGlobal(cms, "terms-of-use"), (doc) => legalWire("terms-of-use", doc)),
  technology: async ({ name }, cms) =>
    (await published(cms, "technologies", bySlug(name))).map(technologyWire),
  expertise: async ({ name }, cms) =>
    (await published(cms, "expertise", bySlug(name))).map(expertiseWire),
  vacancies: async (_, cms) =>
    (await published(cms, "vacancies", { sort: ["-hot"] })).map(vacancyWire),
  vacancy: async ({ slug }, cms) => {
    const open = await published(cms, "vacancies", bySlug(slug));
    return open.length > 0 ? open.map(vacancyWire) : closedVacancy(cms.payload, slug);
  },
  vacancyCategories: async (_, cms) => vacancyCategoriesWire(await terms(cms)),
  vacancySpecialisations: async (_, cms) => specialisationsWire(await terms(cms)),
  career: async (_, cms) => orNull(await publishedGlobal(cms, "career"), careerWire),
  roadMap: async (_, cms) => orNull(await publishedGlobal(cms, "road-map"), roadMapWire),
  blog: async (_, cms) =>
    (await published(cms, "blog-posts", { sort: ["-date"] })).map(blogPostWire),
  blogPost: async ({ slug }, cms) =>
    (await published(cms, "blog-posts", bySlug(slug))).map(blogPostWire),
  options: async (_, cms) => optionsWire((await publishedGlobal(cms, "options")) ?? {}),
  seo: async ({ path }, cms) =>
    orNull(
      (
        await published(cms, "seo-records", { where: { path: { equals: `/${path}` } }, limit: 1 })
      )[0],
      seoWire,
    ),
  specialisationCosts: async (_, cms) =>
    (await published(cms, "specialisation-costs", { sort: ["order"] })).map(costWire),
  calculatorSpecialisations: async (_, cms) => specialisationsWire(await terms(cms)),
  redirects: async (_, cms) => (await everything(cms, "redirects")).map(redirectWire),
  settings: async (_, cms) => orNull(await publishedGlobal(cms, "site-settings"), settingsWire),
};
