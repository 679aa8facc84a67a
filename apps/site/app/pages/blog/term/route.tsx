import { categoryPages } from "#app/pages/blog/term/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { neighbourLinks } from "#app/content/list-pages.ts";
import { BlogFilter } from "#app/pages/blog/blog-filter.tsx";
import { BlogHead, BlogPosts, FeedLink } from "#app/pages/blog/blog-list.tsx";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { feedLink } from "#app/pages/blog/list-tags.ts";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { siteOffer } from "#app/bands/closing-band/offer-of.ts";
import { RelatedPosts } from "#app/pages/blog/post/post-ends.tsx";
import { readOthers } from "#app/pages/blog/read-list.server.ts";
import { onPage } from "#app/seo/on-page.ts";
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
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [list, seo, trail] = await Promise.all([
    // A tag's page finds the same.
    shownAt(categoryPages.page, context),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [{ name: site.reading.blog.title, to: "/blog" }]),
  ]);
  const { terms: _, term, ...page } = list;
  const { kind, slug, name, description } = term;
  const { title: blog } = site.reading.blog;
  return {
    ...page,
    trail: trail(name),
    choice: { [kind]: slug },
    title: name,
    text: description,
    others: await readOthers(content, list),
    offer: siteOffer(site.reading.offer),
    brand: site.brand.name,
    seo: onPage(
      seo({
        title: name,
        description: description || language.t("blog.part", { blog, part: name }),
      }),
      page.page,
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
  loaderData: { posts, page, pages, filter, choice, others, offer, trail, title, text },
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
      <RelatedPosts posts={others} />
      {offer && <ClosingBand {...offer} />}
    </>
  );
}
