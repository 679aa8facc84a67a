import { localPath } from "#app/content/local-path.server.ts";
import { data } from "react-router";
import { neighbourLinks, pageNumber } from "#app/content/list-pages.ts";
import { BlogFilter } from "#app/pages/blog/blog-filter.tsx";
import { BlogHead, BlogPosts, FeedLink } from "#app/pages/blog/blog-list.tsx";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { feedLink } from "#app/pages/blog/list-tags.ts";
import { onPage } from "#app/seo/on-page.ts";
import { readBlogList } from "#app/pages/blog/read-list.server.ts";
import { kindAt } from "#app/pages/blog/term/kind-at.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { errorTags, linkTags, metaTags } from "#app/seo/meta.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Breadcrumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** BLOG-09: the posts of a category or tag; 404 for one that no post has. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const number = pageNumber(url.searchParams.get("page"));
  if (number === null) throw data(null, { status: 404 });
  const [list, seo, trail] = await Promise.all([
    readBlogList(
      content,
      { [kindAt(localPath(content, url))]: params.slug },
      { page: number, code: language.code },
    ),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [{ name: site.reading.blog.title, to: "/blog" }]),
  ]);
  const [term] = list?.terms ?? [];
  if (!list || !term) throw data(null, { status: 404 });
  const { kind, slug, name, description } = term;
  const { title: blog } = site.reading.blog;
  const { terms: _, ...page } = list;
  return {
    ...page,
    trail: trail(name),
    choice: { [kind]: slug },
    title: name,
    text: description,
    brand: site.brand.name,
    seo: onPage(
      seo({
        title: name,
        description: description || language.t("blog.part", { blog, part: name }),
      }),
      number,
      language.t,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, choice, title, trail } = loaderData;
  return [
    ...metaTags(seo, brand, [breadcrumbData(seo, trail)]),
    ...linkTags(seo, [
      ...neighbourLinks(loaderData, (page) => listAddress(choice, page)),
      feedLink(title, `${listAddress(choice)}/feed.xml`),
    ]),
  ];
};

export default function BlogTerm({
  loaderData: { posts, page, pages, filter, choice, trail, title, text },
}: Route.ComponentProps) {
  return (
    <>
      <BlogHead {...{ title, text, page }} above={<Breadcrumb trail={trail} />}>
        <BlogFilter {...filter} />
      </BlogHead>
      <BlogPosts posts={posts}>
        <PageLinks page={page} pages={pages} addressOf={(to) => listAddress(choice, to)} />
        <FeedLink to={`${listAddress(choice)}/feed.xml`} />
      </BlogPosts>
    </>
  );
}
