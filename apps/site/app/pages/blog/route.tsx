import { data } from "react-router";
import { readBlogPage } from "#app/pages/blog/read-blog.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { neighbourLinks, pageNumber } from "#app/content/list-pages.ts";
import { ERROR_TAGS, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { BlogList } from "#app/pages/blog/blog-list.tsx";
import { blogAddress, BlogPages } from "#app/pages/blog/blog-pages.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle & { query: string[] } = { query: ["page"] };

/** BLOG-07: feed discovery. */
const FEED = {
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title: "Blog",
  href: "/blog/feed.xml",
};

/** BLOG-01, BLOG-02; 404 past the last page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const number = pageNumber(url.searchParams.get("page"));
  if (number === null) throw data(null, { status: 404 });
  const [page, seo] = await Promise.all([
    readBlogPage(content, number),
    readSeo(content, url, site),
  ]);
  if (!page) throw data(null, { status: 404 });
  const { title, text } = site.reading.blog;
  const tags = seo({ title, description: text });
  const isFirst = number === 1;
  return {
    page,
    title,
    text,
    brand: site.brand.name,
    seo: isFirst
      ? tags
      : {
          ...tags,
          title: `${tags.title}, page ${number}`,
          canonical: `${tags.canonical}?page=${number}`,
        },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...metaTags(loaderData.seo, loaderData.brand),
        ...neighbourLinks(loaderData.page, blogAddress),
        FEED,
      ]
    : ERROR_TAGS;

export default function Blog({ loaderData: { page, title, text } }: Route.ComponentProps) {
  return (
    <BlogList title={title} text={text} posts={page.posts} page={page.page}>
      <BlogPages page={page.page} pages={page.pages} />
    </BlogList>
  );
}
