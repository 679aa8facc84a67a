import type { Translate } from "@meridian/messages/messages";

const TITLES: Readonly<Record<string, (t: Translate) => string>> = {
  pages: (t) => t("sitemap.pages"),
  landing: (t) => t("sitemap.landing"),
  fields: (t) => t("sitemap.fields"),
  services: (t) => t("sitemap.services"),
  "case-studies": (t) => t("sitemap.caseStudies"),
  vacancies: (t) => t("sitemap.vacancies"),
  blog: (t) => t("sitemap.blog"),
};

/** What a sitemap's pages are, for llms.txt and the groups of the search. */
export const sitemapTitle = (name: string, t: Translate): string => TITLES[name]?.(t) ?? name;
