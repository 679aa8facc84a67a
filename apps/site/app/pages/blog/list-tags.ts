import type { PageSeo } from "#app/seo/meta.ts";

/** BLOG-07, BLOG-09: feed discovery. */
export const feedLink = (title: string, href: string) => ({
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});

export const onPage = (seo: PageSeo, page: number): PageSeo =>
  page === 1
    ? seo
    : { ...seo, title: `${seo.title}, page ${page}`, canonical: `${seo.canonical}?page=${page}` };
