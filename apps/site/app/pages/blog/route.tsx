import { blogPage } from "#app/pages/blog/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { neighbourLinks } from "#app/content/list-pages.ts";
import { errorTags, linkTags, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { siteOffer } from "#app/bands/closing-band/offer-of.ts";
import { BlogFilter } from "#app/pages/blog/blog-filter.tsx";
import { BlogHead, BlogPosts, FeedLink } from "#app/pages/blog/blog-list.tsx";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { feedLink } from "#app/pages/blog/list-tags.ts";
import { onPage } from "#app/seo/on-page.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { useT } from "#app/language/language.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

const FEED = "/blog/feed.xml";

/** BLOG-01, BLOG-02, BLOG-10; 404 past the last page, and for an unknown term. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const choice = {
    category: url.searchParams.get("category") || undefined,
    tag: url.searchParams.get("tag") || undefined,
  };
  const [list, seo] = await Promise.all([shownAt(blogPage, context), readSeo(content, url, site)]);
  const { title: blog, text } = site.reading.blog;
  const { terms, ...page } = list;
  const isPart = terms.length > 0;
  const title = isPart
    ? language.t("blog.part", { blog, part: terms.map(({ name }) => name).join(", ") })
    : blog;
  const own = seo({ title, description: isPart ? undefined : text });
  return {
    ...page,
    choice,
    isPart,
    title,
    text: isPart ? undefined : text,
    offer: siteOffer(site.reading.offer),
    brand: site.brand.name,
    // Search engines skip pages of two terms.
    seo: onPage(
      isPart ? { ...own, title: `${title} | ${site.brand.name}`, isUnlisted: true } : own,
      page.page,
      language.t,
    ),
    feed: isPart ? "" : language.t("blog.feedOfAll"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...metaTags(loaderData.seo, loaderData.brand),
        ...linkTags(loaderData.seo, [
          ...neighbourLinks(loaderData, (page) => listAddress(loaderData.choice, page)),
          ...(loaderData.feed ? [feedLink(loaderData.feed, FEED)] : []),
        ]),
      ]
    : errorTags(matches);

export default function Blog({
  loaderData: { posts, page, pages, filter, choice, isPart, title, text, offer },
}: Route.ComponentProps) {
  const t = useT();
  const isLed = page === 1 && !isPart && posts.length > 0;
  return (
    <>
      <BlogHead {...{ title, text, page, isLed }}>
        <BlogFilter {...filter} />
      </BlogHead>
      <BlogPosts posts={posts} isLed={isLed} none={isPart ? t("blog.noneInBoth") : undefined}>
        <PageLinks page={page} pages={pages} addressOf={(to) => listAddress(choice, to)} />
        {!isPart && <FeedLink to={FEED} />}
      </BlogPosts>
      {offer && <ClosingBand {...offer} />}
    </>
  );
}
