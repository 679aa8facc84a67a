import { authorPage } from "#app/pages/blog/author/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { neighbourLinks } from "#app/content/list-pages.ts";
import { AuthorCard } from "#app/pages/blog/author/author-card.tsx";
import { BlogHead, BlogPosts } from "#app/pages/blog/blog-list.tsx";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { siteOffer } from "#app/bands/closing-band/offer-of.ts";
import { RelatedPosts } from "#app/pages/blog/post/post-ends.tsx";
import { readOthers } from "#app/pages/blog/read-list.server.ts";
import { onPage } from "#app/seo/on-page.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { errorTags, linkTags, metaTags } from "#app/seo/meta.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { breadcrumbData, profileData } from "#app/seo/structured-data.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Breadcrumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** BLOG-08: an author and their posts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [found, seo, trail] = await Promise.all([
    shownAt(authorPage, context),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [{ name: site.reading.blog.title, to: "/blog" }]),
  ]);
  const { author, page } = found;
  return {
    ...page,
    author,
    trail: trail(author.name),
    others: await readOthers(content, page),
    offer: siteOffer(site.reading.offer),
    brand: site.brand.name,
    seo: onPage(
      seo({ title: author.name, description: author.about || author.role, image: author.portrait }),
      page.page,
      language.t,
    ),
  };
}

const addressOf = (to: string) => (page: number) => (page === 1 ? to : `${to}?page=${page}`);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, author, trail } = loaderData;
  return [
    ...metaTags(seo, brand, [profileData(seo, author), breadcrumbData(seo, trail)]),
    ...linkTags(seo, neighbourLinks(loaderData, addressOf(author.to))),
  ];
};

export default function BlogAuthor({
  loaderData: { posts, page, pages, author, others, offer, trail },
}: Route.ComponentProps) {
  return (
    <>
      <BlogHead title={author.name} page={page} above={<Breadcrumb trail={trail} />}>
        <AuthorCard {...author} />
      </BlogHead>
      <BlogPosts posts={posts}>
        <PageLinks page={page} pages={pages} addressOf={addressOf(author.to)} />
      </BlogPosts>
      <RelatedPosts posts={others} />
      {offer && <ClosingBand {...offer} />}
    </>
  );
}
