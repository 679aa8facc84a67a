import { data } from "react-router";
import { NOTHING_FOUND } from "#app/content/site-search.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { searchChoice } from "#app/pages/search/search-choice.ts";
import { waysOn } from "#app/pages/search/ways-on.ts";
import { SearchResultsList, titled } from "#app/pages/search/search-results-list.tsx";
import { SearchForm } from "#app/shell/search/search-form.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import { useT } from "#app/language/language.ts";
import type { Route } from "./+types/route";
import styles from "./search.module.css";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { getInTouch: false };

/** FIND-01…FIND-05. Queries arrive in their canonical spelling (page.server.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, search, language } = context.get(renderContext);
  const chosen = searchChoice(url.searchParams);
  const choice = {
    ...chosen,
    group: chosen.group && search.hasGroup(chosen.group) ? chosen.group : undefined,
  };
  const [found, seo] = await Promise.all([
    choice.query === "" ? NOTHING_FOUND : search.find(choice),
    readSeo(content, url, site),
  ]);
  const tags = seo({ title: language.t("search.search") });
  return data(
    {
      choice,
      results: {
        ...found,
        kinds: found.kinds.map(titled(language.t)),
        groups: found.groups.map(titled(language.t)),
      },
      ways: waysOn(site, language.t),
      siteName: site.brand.name,
      seo: {
        ...tags,
        title:
          choice.query === ""
            ? tags.title
            : language.t("search.documentTitle", { query: choice.query, title: tags.title }),
        isUnlisted: true,
      },
    },
    // Anyone can make up any number of queries: none is cached.
    { headers: choice.query === "" ? {} : { "cache-control": "private, no-store" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags(loaderData.seo, loaderData.siteName) : errorTags(matches);

export default function Search({ loaderData: { choice, results, ways } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHero title={t("search.search")}>
        <div className={styles.form}>
          <SearchForm label={t("search.words")} query={choice.query} />
        </div>
      </PageHero>
      <SearchResultsList choice={choice} results={results} ways={ways} />
    </>
  );
}
