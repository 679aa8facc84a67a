import type { ContentSource } from "#app/render-context.server.ts";

/** Reads the host's title of the vacancy at a page's path; `undefined` if there is none. */
export const vacancyTitles =
  (content: { forRender(): Pick<ContentSource, "read"> }) =>
  async (page: string): Promise<string | undefined> => {
    const [, slug] = /^\/vacancies\/([^/]+)$/.exec(page) ?? [];
    if (slug === undefined) return undefined;
    const vacancy = await content.forRender().read("vacancy", { slug: decodeURIComponent(slug) });
    return vacancy?.title;
  };
