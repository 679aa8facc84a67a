import { data } from "react-router";
import { readArticle } from "#app/content/article.server.ts";
import { readSeo } from "#app/content/seo.server.ts";
import { ERROR_TAGS, metaTags } from "#app/lib/meta.ts";
import { articleData, breadcrumbData } from "#app/lib/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { ArticleHead } from "#app/sections/article-head.tsx";
import { ClosingBand } from "#app/sections/closing-band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import { Reading } from "#app/ui/reading.tsx";
import type { Route } from "./+types/article";

export { PageError as ErrorBoundary } from "#app/shell/page-error.tsx";

/** ART-01, ART-02: the first post of the category `article`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [article, seo] = await Promise.all([readArticle(content), readSeo(content, url)]);
  if (!article) throw data(null, { status: 404 });
  const { title, description } = article;
  return {
    article,
    end: site.reading.article.end,
    brand: site.brand.name,
    seo: seo({ title: `${title} | ${site.brand.name}`, description, image: article.background }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return ERROR_TAGS;
  const { seo, brand, article } = loaderData;
  return metaTags(seo, brand, [
    articleData(seo, article.title, { brand: { name: brand } }),
    breadcrumbData(seo, article.title),
  ]);
};

export default function ArticlePage({ loaderData: { article, end } }: Route.ComponentProps) {
  const { html, contents } = article;
  return (
    <>
      <article>
        <ArticleHead {...article} />
        <Reading
          title={contents.title}
          items={contents.items}
          picture={contents.picture && <Picture image={contents.picture} sizes="100vw" alt="" />}
        >
          <ProseText html={html} look="numbered" />
        </Reading>
      </article>
      {end && <ClosingBand {...end} />}
    </>
  );
}
