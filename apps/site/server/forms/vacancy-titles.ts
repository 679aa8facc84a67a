import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";

/**
 * Reads the host's title of the vacancy at a page's path, in the site's first language if the
 * vacancy has it: the office reads it. `undefined` if there is none.
 */
export const vacancyTitles =
  (
    content: { forRender(language?: string): Pick<ContentSource, "read"> },
    languages: SiteSettings["languages"] = () => ({ first: "", others: [] }),
  ) =>
  async (page: string): Promise<string | undefined> => {
    const [, prefix, slug] = /^(.*?)\/vacancies\/([^/]+)$/.exec(page) ?? [];
    const { first, others } = languages();
    const language = others.find((one) => one.prefix === prefix)?.code;
    if (slug === undefined || (prefix !== "" && language === undefined)) return undefined;
    const read = (name: string, code?: string) =>
      content.forRender(code).read("vacancy", { slug: name });
    const vacancy = await read(decodeURIComponent(slug), language);
    const original = language === undefined ? undefined : vacancy?.translations?.[first];
    return ((original && (await read(original))) || vacancy)?.title;
  };
