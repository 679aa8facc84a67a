import { localPath } from "#app/content/local-path.server.ts";
import { legalPages } from "#app/pages/legal/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { LegalHead } from "#app/pages/legal/legal-head.tsx";
import { LegalNotice } from "#app/pages/legal/legal-notice.tsx";
import { ProseText } from "#app/bands/reading/prose-text.tsx";
import { Reading } from "#app/bands/reading/reading.tsx";
import { useT } from "#app/language/language.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

const POLICY = "/privacy-policy";
const TERMS = "/terms-of-use";

/** LEGAL-01: two addresses, one route. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const other = localPath(content, url) === POLICY ? TERMS : POLICY;
  const [page, seo] = await Promise.all([
    shownAt(legalPages[0], context),
    readSeo(content, url, site),
  ]);
  return {
    page,
    other,
    brand: site.brand.name,
    seo: seo({ title: page.title, description: page.head }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags(loaderData.seo, loaderData.brand) : errorTags(matches);

export default function Legal({ loaderData: { page, other } }: Route.ComponentProps) {
  const t = useT();
  return (
    <article>
      <LegalHead
        title={page.title}
        text={page.head}
        other={{
          to: other,
          label: other === POLICY ? t("legal.policy") : t("legal.terms"),
        }}
      />
      <Reading title={t("pages.contents")} items={page.contents}>
        <LegalNotice html={page.notice} />
        <ProseText html={page.html} look="clauses" />
      </Reading>
    </article>
  );
}
