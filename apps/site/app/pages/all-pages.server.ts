/** Every page, in the order of sitemaps, llms.txt and groups of search results. */
import { matchPath } from "react-router";
import { isThere } from "#app/pages/address-rules.server.ts";
import { articlePage } from "#app/pages/article/page.server.ts";
import { authorPage } from "#app/pages/blog/author/page.server.ts";
import { blogFeed, blogPage } from "#app/pages/blog/page.server.ts";
import { postPage } from "#app/pages/blog/post/page.server.ts";
import { allTermPages } from "#app/pages/blog/term/page.server.ts";
import { careerPage } from "#app/pages/career/page.server.ts";
import { careerPostPage } from "#app/pages/career/post/page.server.ts";
import { caseStudiesPage } from "#app/pages/case-studies/page.server.ts";
import { caseStudyPage } from "#app/pages/case-study/page.server.ts";
import { clientsPage } from "#app/pages/clients/page.server.ts";
import { fieldPage } from "#app/pages/field/page.server.ts";
import { getInTouchWords } from "#app/pages/get-in-touch/page.server.ts";
import { homePage } from "#app/pages/home/page.server.ts";
import { landingPage } from "#app/pages/landing/page.server.ts";
import { legalPages } from "#app/pages/legal/page.server.ts";
import { pricingPage } from "#app/pages/pricing/page.server.ts";
import { roadMapPage } from "#app/pages/road-map/page.server.ts";
import { salesPage } from "#app/pages/sales/page.server.ts";
import { searchPage } from "#app/pages/search/page.server.ts";
import { servicePage } from "#app/pages/service/page.server.ts";
import type { PageDefinition } from "#app/pages/define-page.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { surveyPage } from "#app/pages/survey/page.server.ts";
import { vacancyFeeds } from "#app/pages/vacancies/feeds/page.server.ts";
import { vacanciesPage } from "#app/pages/vacancies/page.server.ts";
import { vacancyPage } from "#app/pages/vacancies/vacancy/page.server.ts";

export const PAGES: readonly PageDefinition[] = [
  homePage,
  clientsPage,
  careerPage,
  roadMapPage,
  ...legalPages,
  caseStudiesPage,
  articlePage,
  blogPage,
  vacanciesPage,
  pricingPage,
  surveyPage,
  salesPage,
  searchPage,
  landingPage,
  servicePage,
  caseStudyPage,
  fieldPage,
  postPage,
  authorPage,
  ...allTermPages,
  vacancyPage,
  careerPostPage,
  blogFeed,
  ...vacancyFeeds,
  getInTouchWords,
];

/** By pattern. */
export type Pages = ReadonlyMap<string, PageDefinition>;
export const pages: Pages = new Map(PAGES.map((page) => [page.at, page]));

/**
 * Whether `content`, of any language, has the page at this path (without prefix), besides the record
 * that the path names. Rejects if the host fails.
 */
export async function hasPage(content: ContentSource, path: string): Promise<boolean> {
  const decoded = path.split("/").map(decodeURIComponent).join("/");
  for (const page of UNCERTAIN) {
    const match = matchPath(page.at, decoded);
    if (match) return isThere(content, page, path, match.params);
  }
  return true;
}

const UNCERTAIN = PAGES.filter(({ mayBeMissing }) => mayBeMissing);
