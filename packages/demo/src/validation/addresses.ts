import { OWN_PATHS } from "@meridian/contract/paths";
import type { DemoContent } from "#content.ts";

/** Whether a link leads somewhere. */
export interface Addresses {
  /** Every page of the site. */
  pages: ReadonlySet<string>;
  /** A page, or one of the home page's anchors. */
  isRoute(link: string): boolean;
  /** An address outside that is reserved for examples. */
  isSample(link: string): boolean;
}

const ANCHORS = new Set(["/#solutionSection", "/#services", "/#company", "/#contact-form"]);

export function addressesOf(content: DemoContent): Addresses {
  const pages = new Set([
    ...OWN_PATHS.map((path) => `/${path}`),
    ...content.caseStudies.map(({ slug }) => `/case-studies/${slug}`),
    ...content.services.map(({ slug }) => `/services/${slug}`),
    ...content.careerPosts.map(({ id }) => `/career/${id}`),
    ...content.technologies.map(({ slug }) => `/${slug}`),
    ...content.expertise.map(({ slug }) => `/${slug}`),
    ...content.blog.map((post) => `/blog/${post.post_name}`),
    ...content.vacancies.map(({ slug }) => `/vacancies/${slug}`),
  ]);
  return {
    pages,
    isRoute: (link) => pages.has(link) || ANCHORS.has(link),
    isSample: (link) => /^https:\/\/example\.com\/\S*$/.test(link),
  };
}
