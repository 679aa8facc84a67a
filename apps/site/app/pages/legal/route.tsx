import { localPath } from "#app/content/local-path.server.ts";
import { data } from "react-router";
import { readLegal } from "#app/pages/legal/read-legal.server.ts";
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

const POLICY = {
  call: "privacyPolicy",
  other: "/terms-of-use",
} as const;
const TERMS = {
  call: "termsOfUse",
  other: "/privacy-policy",
} as const;

/** LEGAL-01: two addresses, one route. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const { call, other } = localPath(content, url) === TERMS.other ? POLICY : TERMS;
  const [page, seo] = await Promise.all([
    readLegal(content, call, language.t),
    readSeo(content, url, site),
  ]);
  if (!page) throw data(null, { status: 404 });
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
          label: other === TERMS.other ? t("legal.policy") : t("legal.terms"),
        }}
      />
      <Reading title={t("pages.contents")} items={page.contents}>
        <LegalNotice html={page.notice} />
        <ProseText html={page.html} look="clauses" />
      </Reading>
    </article>
  );
}
