import { readAlternates, type InLanguage } from "#app/content/alternates.server.ts";
import { isOff, OWN_PATHS } from "@meridian/contract";
import { withMarks } from "@meridian/messages/marked-fallback";
import { hasPage } from "#app/pages/all-pages.server.ts";
import type { RenderContext } from "#app/render-context.server.ts";
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
      async has(path) {
        const own =
          code === language ? site : await siteSettings.of(content, { isDraft, language: code });
        if (isOff(path, own.pages.off)) return false;
        // The first language's posts name their versions, so they change with the others' lists.
        const isTagged = code === undefined || code === language || isPermanent(path);
        return hasPage(readIn(code, isTagged), path);
      },
    };
  });
}

const isPermanent = (path: string): boolean => OWN_PATHS.includes(path.slice(1));

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
