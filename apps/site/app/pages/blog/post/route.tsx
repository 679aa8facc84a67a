import { data } from "react-router";
import { readPost } from "#app/pages/blog/read-blog.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { ERROR_TAGS, metaTags } from "#app/seo/meta.ts";
import { articleData, breadcrumbData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { PostHead } from "#app/pages/blog/post/post-head.tsx";
import { PostSections } from "#app/pages/blog/post/post-sections.tsx";
import { Reading } from "#app/bands/reading/reading.tsx";
import type { Route } from "./+types/route";
import { directionOf } from "#app/text/direction.ts";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** BLOG-03…BLOG-06. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [post, seo] = await Promise.all([
    readPost(content, params.slug),
    readSeo(content, url, site),
  ]);
  if (!post) throw data(null, { status: 404 });
  return {
    post,
    brand: site.brand.name,
    seo: seo({
      title: post.title,
      description: post.description,
      image: post.picture,
      published: post.date.day,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return ERROR_TAGS;
  const { seo, brand, post } = loaderData;
  return metaTags(seo, brand, [
    articleData(seo, post.title, { brand: { name: brand } }),
    breadcrumbData(seo, post.title, [["Blog", "/blog"]]),
  ]);
};

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <article dir={directionOf(post.title)}>
      <PostHead {...post} />
      <Reading title="Contents" items={post.contents}>
        <PostSections lead={post.lead} sections={post.sections} />
      </Reading>
    </article>
  );
}
