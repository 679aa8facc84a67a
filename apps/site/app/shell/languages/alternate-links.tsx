import { openGraphLocale } from "#app/language/open-graph-locale.ts";
import type { PageLanguage } from "#app/shell/languages/page-languages.server.ts";

/** `hreflang` of the page, in each of its versions the same, and Open Graph's others (LANG-12). */
export function AlternateLinks({
  languages,
  origin,
  current,
}: {
  languages: readonly PageLanguage[];
  origin: string;
  /** Of the page's language. */
  current: string;
}) {
  const [first] = languages;
  const having = languages.filter(({ hasPage }) => hasPage);
  if (!first || having.length < 2) return null;
  return (
    <>
      {having.map(({ code, to }) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + to} />
      ))}
      {having
        .filter(({ code }) => code !== current)
        .map(({ code }) => (
          <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
        ))}
      {first.hasPage && <link rel="alternate" hrefLang="x-default" href={origin + first.to} />}
    </>
  );
}
