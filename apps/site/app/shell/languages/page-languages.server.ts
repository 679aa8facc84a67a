import { KINDS, PAGE_SERIES } from "@meridian/contract";
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

/** The list of the records whose page is at this path; those of one part of the site share a list. */
function listOf(path: string): string | undefined {
  const { off } = PAGE_SERIES.find(({ prefix }) => path.startsWith(prefix))?.kind.page ?? {};
  const lists = KINDS.flatMap(({ page }): [string?, string?][] => [[page?.off, page?.index]]);
  return off && lists.find(([part, index]) => part === off && index !== undefined)?.[1];
}

/** All languages of the site (LANG-13); `[]` on a site of one. Never rejects. */
export async function readPageLanguages(
  { languages, alternates, content }: Pick<RenderContext, "languages" | "alternates" | "content">,
  { path, search }: { path: string; search: string },
): Promise<PageLanguage[]> {
  if (languages.length < 2) return [];
  const pathsOf = async (at?: string): Promise<Map<string, string>> => {
    const found = await alternates(at).catch((error: unknown): Alternate[] => {
      content.report("languages", error);
      return [];
    });
    return new Map(found.map((alternate) => [alternate.code, alternate.path]));
  };
  const byCode = await pathsOf();
  const list = listOf(path);
  // A list may be off in a language.
  const lists =
    list !== undefined && byCode.size < languages.length ? await pathsOf(list) : new Map();
  return languages.map(({ code, prefix, direction, t }) => {
    const own = byCode.get(code);
    const place: string = own ?? lists.get(code) ?? "/";
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
