import { postPage } from "#app/pages/blog/post/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { offerOf } from "#app/bands/closing-band/offer-of.ts";
import { readPostEnds } from "#app/pages/blog/post/read-post-ends.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { articleData, breadcrumbData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { PostFoot, RelatedPosts } from "#app/pages/blog/post/post-ends.tsx";
import { PostHead } from "#app/pages/blog/post/post-head.tsx";
import { PostSections } from "#app/pages/blog/post/post-sections.tsx";
import { Reading } from "#app/bands/reading/reading.tsx";
import { useT } from "#app/language/language.ts";
import { dayOf } from "#app/text/long-date.ts";
import type { Route } from "./+types/route";
import { useDirectionOf } from "#app/language/use-direction-of.ts";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** BLOG-03…BLOG-06, BLOG-08, BLOG-11. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [found, seo, trail] = await Promise.all([
    shownAt(postPage, context),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [{ name: site.reading.blog.title, to: "/blog" }]),
  ]);
  const { record, ...post } = found;
  return {
    post,
    ends: await readPostEnds(record, content),
    offer: offerOf(record.call_to_action, site.reading.offer),
    brand: site.brand.name,
    trail: trail(post.title),
    seo: seo({
      title: post.title,
      description: post.description,
      image: post.picture,
      published: dayOf(post.date),
      modified: dayOf(post.updated),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, post, ends, trail } = loaderData;
  return metaTags(seo, brand, [
    articleData(seo, post.title, { brand: { name: brand } }, ends.author),
    breadcrumbData(seo, trail),
  ]);
};

export default function BlogPost({
  loaderData: { post, ends, offer, trail, seo },
}: Route.ComponentProps) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <>
      <article dir={directionOf(post.title)}>
        <PostHead {...post} {...ends} trail={trail} address={seo.canonical} />
        <Reading title={t("pages.contents")} items={post.contents}>
          <PostSections lead={post.lead} sections={post.sections} />
          <PostFoot {...ends} />
        </Reading>
      </article>
      {offer && <ClosingBand {...offer} />}
      <RelatedPosts posts={ends.related} />
    </>
  );
}
