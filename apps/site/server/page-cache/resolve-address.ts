/** Resolves addresses before rendering: a rendered 404 or redirect costs ten times as much. */
import { linkIn } from "@meridian/contract";
import { readAlternates } from "#app/content/alternates.server.ts";
import { pagesOf } from "#server/build.ts";
import { inLanguages } from "#server/page-cache/in-languages.ts";
import {
  ANY_PATH,
  localPath,
  nowhereIn,
  type PageRequest,
} from "#server/page-cache/page-request.ts";
import { whatIsAt } from "#server/page-cache/what-is-at.ts";
import { paramsOf } from "#server/page-cache/start-calls.ts";
import type { Uses } from "#server/services.ts";

export type Found =
  /** `location`: path and query. */
  | { kind: "moved"; location: string; status: 301 | 302 }
  /** Its cached not-found page. */
  | { kind: "absent"; page: PageRequest };

/** `null`: its page must be rendered. Never rejects. */
export type ResolveAddress = (request: PageRequest) => Promise<Found | null>;

export function createAddressResolver({
  stage: { build },
  content,
  siteSettings,
}: Uses<
  never,
  { stage: "build"; content: "forRender"; siteSettings: "of" | "languages" }
>): ResolveAddress {
  const linkFrom = ({ language }: PageRequest, path: string): string => {
    const { prefixes: all } = siteSettings.languages();
    return linkIn({ prefix: language?.prefix ?? "", all }, path);
  };

  /** A page that another language has: its address here, or a not-found page that offers it. */
  async function elsewhere(request: PageRequest): Promise<Found | null> {
    const { first, others } = siteSettings.languages();
    if (others.length === 0) return null;
    const { language } = request;
    const languages = inLanguages(content.forRender(language?.code), siteSettings, language?.code);
    const found = await readAlternates(localPath(request), languages).catch(() => []);
    const here = found.find(({ code }) => code === (language?.code ?? first));
    // The path itself has a page: only its query is unknown.
    if (here?.path === localPath(request)) return null;
    if (here) return { kind: "moved", location: linkFrom(request, here.path), status: 301 };
    return found.length > 0 ? { kind: "absent", page: notFoundAt(request, request.path) } : null;
  }

  return async (request) => {
    if (request.isFallback) return null;
    const nowhere = nowhereIn(request.language);
    const code = request.language?.code;
    const reading = content.forRender(code);
    const { off } = (await siteSettings.of(reading, { language: code })).pages;
    const there = await whatIsAt(localPath(request), off, reading);
    if (there === "nothing") return (await elsewhere(request)) ?? { kind: "absent", page: nowhere };
    if (there === "landing")
      return request.query ? { kind: "moved", location: request.path, status: 302 } : null;
    const rule = pagesOf(await build()).get(request.route)?.rule;
    if (!rule) return request.route === ANY_PATH ? { kind: "absent", page: nowhere } : null;
    // A failing host fails the page as well, which reports it.
    const source = content.forRender(code);
    const verdict = await rule(source, {
      path: localPath(request),
      params: paramsOf(request),
      query: new URLSearchParams(request.query),
      code: code ?? siteSettings.languages().first,
      languages: () => inLanguages(source, siteSettings, code),
    }).catch(() => null);
    if (verdict?.kind === "moved")
      return {
        kind: "moved",
        location: linkFrom(request, verdict.to),
        status: verdict.isForGood ? 301 : 302,
      };
    if (verdict?.kind !== "absent") return null;
    const other = await elsewhere(request);
    if (other) return other;
    return {
      kind: "absent",
      page:
        verdict.path === undefined ? nowhere : notFoundAt(request, linkFrom(request, verdict.path)),
    };
  };
}

/**
 * The not-found page of one address, or of several. Its key is no path: at the address itself a page
 * may be stored or in progress, and would wait for itself.
 */
const notFoundAt = (request: PageRequest, path: string): PageRequest => ({
  ...request,
  key: `404 ${path}`,
  path,
  query: "",
  isFallback: true,
  readsQuery: false,
});
