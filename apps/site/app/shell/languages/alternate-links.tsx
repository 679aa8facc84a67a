import type { PageLanguage } from "#app/shell/languages/page-languages.server.ts";

/** `hreflang` of the page, in each of its versions the same (LANG-12). */
export function AlternateLinks({
  languages,
  origin,
}: {
  languages: readonly PageLanguage[];
  origin: string;
}) {
  const [first] = languages;
  const having = languages.filter(({ hasPage }) => hasPage);
  if (!first || having.length < 2) return null;
  return (
    <>
      {having.map(({ code, to }) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + to} />
      ))}
      {first.hasPage && <link rel="alternate" hrefLang="x-default" href={origin + first.to} />}
    </>
  );
}
