import { usePageData } from "#app/islands/page-data.ts";
import { useLanguage } from "#app/language/language.ts";

/** The page's path in the site's first language: its draft is the same in all languages. */
export function useDraftPath(): string {
  const { path } = usePageData();
  return path.slice(useLanguage().prefix.length) || "/";
}
