import { readAlternates, type InLanguage } from "#app/content/alternates.server.ts";
import { PAGES } from "#app/pages/all-pages.server.ts";
import { withMarks } from "@meridian/messages/marked-fallback";
import { matchPath } from "react-router";
import type { ContentSource, RenderContext } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { languageFor } from "#server/config/site-language.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import { localPath } from "#server/page-cache/page-request.ts";
import type { OpenedPage } from "#server/page-cache/open-page.ts";
import type { Uses } from "#server/services.ts";

type Languages = Uses<never, { siteSettings: "of" | "languages" }>["siteSettings"];

/** The site in each of its languages, a page's own first. `language`: `undefined` for the first. */
export function inLanguages(
  { in: readIn }: Pick<RenderContent, "in">,
  siteSettings: Languages,
  { language, site, isDraft }: { language: string | undefined; site: SiteConfig; isDraft: boolean },
): InLanguage[] {
  const { first, others } = siteSettings.languages();
  const all = [undefined, ...others.map(({ code }) => code)];
  return [language, ...all.filter((code) => code !== language)].map((code) => {
    const content = readIn(code);
    return {
      code: code ?? first,
      content,
      off: async () =>
        (code === language ? site : await siteSettings.of(content, { isDraft, language: code }))
          .pages.off,
      // The first language's posts name their versions, so they change with the others' lists.
      isFilled: (path) => hasPage(readIn(code, code === undefined || code === language), path),
    };
  });
}

async function hasPage(content: ContentSource, path: string): Promise<boolean> {
  const decoded = path.split("/").map(decodeURIComponent).join("/");
  for (const { at, isFilled } of PAGES) {
    const match = isFilled && matchPath(at, decoded);
    if (match) return isFilled(content, match.params);
  }
  return true;
}

/** The language of a page, and the page's versions in the others. */
export function languageContext(
  { request, site, languages }: Pick<OpenedPage, "request" | "site" | "languages">,
  siteSettings: Pick<Languages, "languages">,
): Pick<RenderContext, "language" | "languages" | "alternates"> {
  const { first, others: open } = siteSettings.languages();
  const { code, prefix = "" } = request.language ?? {};
  // A preview's language may be one that visitors do not see yet.
  const isKnown = code === undefined || open.some((other) => other.code === code);
  const others = isKnown ? open : [...open, { code, prefix }];
  return {
    language: { ...withMarks(languageFor(site)), prefix, all: others.map((other) => other.prefix) },
    languages: [{ code: first, prefix: "" }, ...others].map((one) => ({
      ...withMarks(languageFor({ language: one.code, messages: site.messages })),
      prefix: one.prefix,
    })),
    alternates: (path = localPath(request)) => readAlternates(path, languages),
  };
}
