import { articlePage } from "#app/pages/article/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { articleData, breadcrumbData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { ArticleHead } from "#app/pages/article/article-head.tsx";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProseText } from "#app/bands/reading/prose-text.tsx";
import { Reading } from "#app/bands/reading/reading.tsx";
import { useT } from "#app/language/language.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** ART-01, ART-02: the first post of the category `article`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [article, seo, trail] = await Promise.all([
    shownAt(articlePage, context),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url),
  ]);
  const { title, description } = article;
  return {
    article,
    end: site.reading.article.end,
    brand: site.brand.name,
    trail: trail(title),
    seo: seo({ title, description, image: article.background }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, article, trail } = loaderData;
  return metaTags(seo, brand, [
    articleData(seo, article.title, { brand: { name: brand } }),
    breadcrumbData(seo, trail),
  ]);
};

export default function ArticlePage({ loaderData: { article, end } }: Route.ComponentProps) {
  const t = useT();
  const { html, contents } = article;
  return (
    <>
      <article>
        <ArticleHead {...article} />
        <Reading
          title={contents.title || t("pages.contents")}
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
