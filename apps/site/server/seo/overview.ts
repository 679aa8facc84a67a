/** llms.txt, one for each language (LANG-21). */
import { languageName } from "#app/language/language-name.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { languageFor, type SiteLanguage } from "#server/config/site-language.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import type { Text } from "#server/seo/cached-texts.ts";
import { SITEMAPS, type SitePage } from "#server/seo/site-pages.ts";
import { llms } from "#server/seo/texts.ts";
import type { Uses } from "#server/services.ts";
import { publicPath } from "#server/seo/versions.ts";

/** Under the prefix of its language. */
export const OVERVIEW = "/llms.txt";

export function createOverview({
  siteUrl,
  siteSettings,
  pagesOf,
}: Uses<never, { siteSettings: "of" | "languages" }> & {
  siteUrl: string;
  pagesOf: (name: string, content: ContentSource, language?: string) => Promise<SitePage[]>;
}) {
  return async (content: RenderContent, { code, prefix }: SiteLanguage): Promise<Text> => {
    // The first language's settings name the languages.
    await siteSettings.of(content);
    const own = prefix === "" ? undefined : code;
    const source = content.in(own);
    const site = await siteSettings.of(source, { language: own });
    const { t } = languageFor(site);
    const all = await Promise.all(
      [...SITEMAPS.values()].map(async ({ name, title }) => ({
        title: title(t),
        pages: await pagesOf(name, source, own),
      })),
    );
    const kinds = all.map(({ title, pages }) => ({
      title,
      pages: pages.map((page) => ({ ...page, path: publicPath(prefix, page) })),
    }));
    const others = {
      title: t("shell.languages"),
      files: siteSettings
        .languages()
        .all.filter((other) => other.prefix !== prefix)
        .map((other) => ({
          name: languageName(other.code),
          address: siteUrl + other.prefix + OVERVIEW,
        })),
    };
    const summary = all.flatMap(({ pages }) => pages).find(({ path }) => path === "/")?.text ?? "";
    return {
      text: llms({ siteUrl, brand: site.brand.name, summary, kinds, others }),
      type: "text/plain",
    };
  };
}
