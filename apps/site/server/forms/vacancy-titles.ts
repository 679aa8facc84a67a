import type { ContentSource } from "#app/render-context.server.ts";

/** `page`: the vacancy's path. */
export const vacancyTitles =
  (content: { forRender(): Pick<ContentSource, "read"> }) =>
  async (page: string): Promise<string | undefined> => {
    const [, slug] = /^\/vacancies\/([^/]+)$/.exec(page) ?? [];
    if (slug === undefined) return undefined;
    const vacancy = await content.forRender().read("vacancy", { slug: decodeURIComponent(slug) });
    return vacancy?.title;
  };
