import { PAGE_SERIES } from "@meridian/contract";
import type { Direction } from "@meridian/messages/direction";
import { languageName } from "#app/language/language-name.ts";
import type { Alternate } from "#app/language/language.ts";
import type { RenderContext } from "#app/render-context.server.ts";
import { carriedQuery } from "#app/shell/languages/carried-query.ts";

/** A language of the site, for the switcher and the head of one page. */
export interface PageLanguage {
  /** BCP 47. */
  code: string;
  /** In the language itself. */
  name: string;
  /** The page in this language, with the query's state; where it has none, its list or the home page. */
  to: string;
  /** Whether the page is in this language. */
  hasPage: boolean;
  /** In the language itself (LANG-20). */
  offer: { text: string; close: string; direction: Direction };
}

/** All languages of the site (LANG-13); `[]` on a site of one. Never rejects. */
export async function readPageLanguages(
  { languages, alternates, content }: Pick<RenderContext, "languages" | "alternates" | "content">,
  { path, search }: { path: string; search: string },
): Promise<PageLanguage[]> {
  if (languages.length < 2) return [];
  const found = await alternates().catch((error: unknown): Alternate[] => {
    content.report("languages", error);
    return [];
  });
  const byCode = new Map(found.map((alternate) => [alternate.code, alternate.path]));
  const list = PAGE_SERIES.find(({ prefix }) => path.startsWith(prefix))?.kind.page?.index ?? "/";
  return languages.map(({ code, prefix, direction, t }) => {
    const own = byCode.get(code);
    const place = own ?? list;
    const name = languageName(code);
    return {
      code,
      name,
      to:
        prefix +
        (prefix !== "" && place === "/" ? "" : place) +
        (own === undefined ? "" : carriedQuery(search)),
      hasPage: own !== undefined,
      offer: { text: t("shell.offer", { language: name }), close: t("ui.close"), direction },
    };
  });
}
