import type { PageSeo } from "#app/seo/meta.ts";
import type { Translate } from "@meridian/messages/messages";

/** BLOG-07, BLOG-09: feed discovery. */
export const feedLink = (title: string, href: string) => ({
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});

export const onPage = (seo: PageSeo, page: number, t: Translate): PageSeo =>
  page === 1
    ? seo
    : {
        ...seo,
        title: t("pages.titleOfPage", { title: seo.title, page }),
        canonical: `${seo.canonical}?page=${page}`,
      };
