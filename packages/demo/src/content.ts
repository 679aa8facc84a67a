/** Records of `content/*.json` (see `content.schema.md`). Pictures are ids of `images.json`. */
import type { Wire, WireSettings } from "@meridian/contract";
import about from "../content/about.json" with { type: "json" };
import article from "../content/article.json" with { type: "json" };
import authors from "../content/authors.json" with { type: "json" };
import blog from "../content/blog.json" with { type: "json" };
import careerPosts from "../content/career-posts.json" with { type: "json" };
import career from "../content/career.json" with { type: "json" };
import caseStudies from "../content/case-studies.json" with { type: "json" };
import categories from "../content/categories.json" with { type: "json" };
import clients from "../content/clients.json" with { type: "json" };
import expertise from "../content/expertise.json" with { type: "json" };
import home from "../content/home.json" with { type: "json" };
import images from "../content/images.json" with { type: "json" };
import landingPages from "../content/landing-pages.json" with { type: "json" };
import legal from "../content/legal.json" with { type: "json" };
import options from "../content/options.json" with { type: "json" };
import redirects from "../content/redirects.json" with { type: "json" };
import roadMap from "../content/road-map.json" with { type: "json" };
import seo from "../content/seo.json" with { type: "json" };
import services from "../content/services.json" with { type: "json" };
import siteSettings from "../content/site-settings.json" with { type: "json" };
import specialisationCosts from "../content/specialisation-costs.json" with { type: "json" };
import tags from "../content/tags.json" with { type: "json" };
import technologies from "../content/technologies.json" with { type: "json" };
import vacancies from "../content/vacancies/vacancies.json" with { type: "json" };
import vacancyCategories from "../content/vacancies/vacancy-categories.json" with { type: "json" };
import vacancySpecialisations from "../content/vacancies/vacancy-specialisations.json" with { type: "json" };

const files = {
  about,
  article,
  authors,
  blog,
  career,
  careerPosts,
  caseStudies,
  categories,
  clients,
  expertise,
  home,
  images,
  landingPages,
  legal,
  options,
  redirects,
  roadMap,
  seo,
  services,
  siteSettings,
  specialisationCosts,
  tags,
  technologies,
  vacancies,
  vacancyCategories,
  vacancySpecialisations,
};

/** All records by file name in camel case (`case-studies.json`: `caseStudies`). */
export type DemoContent = Omit<typeof files, "siteSettings" | "landingPages"> & {
  siteSettings: WireSettings;
  landingPages: NonNullable<Wire<"landingPages">>;
};
export type ContentFile = keyof DemoContent;

/**
 * A fresh copy, which the caller may change. The compiler types JSON values only as text; a test
 * reads the settings by the contract.
 */
export const loadContent = (): DemoContent => structuredClone(files) as DemoContent;
