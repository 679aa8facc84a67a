import type { ContentSource } from "#app/render-context.server.ts";
import type { OtherLanguage } from "#server/config/site-language.ts";

/** Reads the host's title of the vacancy at a page's path; `undefined` if there is none. */
export const vacancyTitles =
  (
    content: { forRender(language?: string): Pick<ContentSource, "read"> },
    languages: () => readonly OtherLanguage[] = () => [],
  ) =>
  async (page: string): Promise<string | undefined> => {
    const [, prefix, slug] = /^(.*?)\/vacancies\/([^/]+)$/.exec(page) ?? [];
    const language = languages().find((one) => one.prefix === prefix)?.code;
    if (slug === undefined || (prefix !== "" && language === undefined)) return undefined;
    const vacancy = await content
      .forRender(language)
      .read("vacancy", { slug: decodeURIComponent(slug) });
    return vacancy?.title;
  };
