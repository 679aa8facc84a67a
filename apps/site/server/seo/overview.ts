/** llms.txt, one for each language (LANG-21). */
import { languageName } from "#app/language/language-name.ts";
import type { Language } from "#app/language/language.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteLanguage } from "#server/config/site-language.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import type { Text } from "#server/seo/cached-texts.ts";
import { SITEMAPS, type SitePage } from "#server/seo/site-pages.ts";
import { llms } from "#server/seo/texts.ts";
import { publicPath } from "#server/seo/versions.ts";

/** Under the prefix of its language. */
export const OVERVIEW = "/llms.txt";

export function createOverview({
  siteUrl,
  chosen,
  languages,
  pagesOf,
}: {
  siteUrl: string;
  chosen: (
    content: ContentSource,
    language?: string,
  ) => Promise<{ language: Pick<Language, "t">; brand: string }>;
  languages: () => readonly SiteLanguage[];
  pagesOf: (name: string, content: ContentSource, language?: string) => Promise<SitePage[]>;
}) {
  return async (content: RenderContent, { code, prefix }: SiteLanguage): Promise<Text> => {
    // The first language's settings name the languages.
    await chosen(content);
    const own = prefix === "" ? undefined : code;
    const source = content.in(own);
    const { language, brand } = await chosen(source, own);
    const all = await Promise.all(
      [...SITEMAPS.values()].map(async ({ name, title }) => ({
        title: title(language.t),
        pages: await pagesOf(name, source, own),
      })),
    );
    const kinds = all.map(({ title, pages }) => ({
      title,
      pages: pages.map((page) => ({ ...page, path: publicPath(prefix, page) })),
    }));
    const others = {
      title: language.t("shell.languages"),
      files: languages()
        .filter((other) => other.prefix !== prefix)
        .map((other) => ({
          name: languageName(other.code),
          address: siteUrl + other.prefix + OVERVIEW,
        })),
    };
    const summary = all.flatMap(({ pages }) => pages).find(({ path }) => path === "/")?.text ?? "";
    return { text: llms({ siteUrl, brand, summary, kinds, others }), type: "text/plain" };
  };
}
