/** Pages of the site in all its languages, each with its versions (LANG-15). */
import type { Translated } from "@meridian/contract";
import { translatedPath } from "#app/content/alternates.server.ts";
import type { SitePage } from "#server/seo/site-pages.ts";

/** The pages of one language. */
export interface PagesIn {
  /** BCP 47. */
  code: string;
  /** `""` for the site's first language. */
  prefix: string;
  pages: readonly SitePage[];
}

export interface Version {
  /** BCP 47, or `x-default`. */
  code: string;
  /** With the language's prefix. */
  path: string;
}

/** `path`: with the language's prefix. `versions`: all, its own too; `[]` if it is the only one. */
export interface VersionedPage extends SitePage {
  versions: Version[];
}

/** A version counts only if both pages name each other. The first language is the default. */
export function withVersions(languages: readonly PagesIn[]): VersionedPage[] {
  const known = new Map(
    languages.map((language) => [
      language.code,
      { ...language, byPath: new Map(language.pages.map((page) => [page.path, page])) },
    ]),
  );
  const otherOf = (page: SitePage, own: string, code: string): SitePage | undefined => {
    const path = pathIn(page, code);
    const other = path === undefined ? undefined : known.get(code)?.byPath.get(path);
    return other && pathIn(other, own) === page.path ? other : undefined;
  };
  const [first] = languages;
  return languages.flatMap(({ code: own, prefix, pages }) =>
    pages.map((page) => {
      const versions = languages.flatMap((language): Version[] => {
        const other = language.code === own ? page : otherOf(page, own, language.code);
        return other ? [{ code: language.code, path: publicPath(language.prefix, other) }] : [];
      });
      const original = versions.find(({ code }) => code === first?.code);
      if (original) versions.push({ ...original, code: "x-default" });
      const isAlone = versions.filter(({ code }) => code !== "x-default").length < 2;
      return { ...page, path: publicPath(prefix, page), versions: isAlone ? [] : versions };
    }),
  );
}

/** With the language's prefix: `/de` of `/`. */
export const publicPath = (prefix: string, { path }: Pick<SitePage, "path">): string =>
  prefix !== "" && path === "/" ? prefix : prefix + path;

/** Where the page is in a language, as it names it itself. */
function pathIn({ path, of }: SitePage, code: string): string | undefined {
  const { translations } = (of ?? {}) as Translated;
  const name = translations?.[code];
  return translatedPath(path, name);
}
