/** Drafts for the editor with a link, rendered from the host for this request only. */
import { PREVIEW_PARAMETER, readPreviewLink } from "@meridian/contract/site-protocol/preview-link";
import PQueue from "p-queue";
import { once } from "#server/page-cache/post-process.ts";
import { prefixFor } from "@meridian/contract";
import { isUnder } from "@meridian/contract/language-prefix";
import type { SiteLanguage } from "#server/config/site-language.ts";
import type { PageRequest } from "#server/page-cache/page-request.ts";
import { createPreviewContent } from "#server/preview/preview-content.ts";
import { withBanner, VERSION_HEADER } from "#server/preview/preview-banner.ts";
import { refusal } from "#server/preview/refusal.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";

export interface Previews {
  /** The page with the draft, or a page with the reason of a refusal. Never rejects. */
  get(request: PageRequest, link: string): Promise<PreparedResponse>;
  /** The link's language: it may be one that visitors do not see yet (LANG-10). */
  languageOf(path: string, link: string): SiteLanguage | undefined;
}

const MARK = new RegExp(`[?&]${PREVIEW_PARAMETER}=`);

/** Whether a target has a preview's parameter, even an invalid one: never from the cache. */
export const isPreview = (target: string): boolean => MARK.test(target);

/** Separate from the visitors' renders, so that a fast-typing editor delays no visitor. */
const RENDERS_AT_ONCE = 2;
/** Milliseconds until a render loses its place. */
const LIMIT_MS = 30_000;

export function createPreviews(
  services: Uses<
    | "settings"
    | "siteSettings"
    | "content"
    | "isHttps"
    | "openPage"
    | "render"
    | "postProcess"
    | "theme"
    | "forms"
    | "fallbackPage"
    | "log"
  >,
): Previews {
  const { settings, isHttps, openPage, render, postProcess, forms, fallbackPage, log } = services;
  const { purgeSecret: secret } = settings;
  const queue = new PQueue({ concurrency: RENDERS_AT_ONCE, timeout: LIMIT_MS });

  async function make(
    request: PageRequest,
    link: string,
    admin: string,
  ): Promise<PreparedResponse> {
    const reading = createPreviewContent(services, link, request.path, request.language?.code);
    const page = await openPage(request, reading);
    const rendered = await render(page, forms.support(request.language?.code));
    for (const error of rendered.errors)
      log.warn(
        { path: request.path },
        `preview: ${error instanceof Error ? error.message : String(error)}`,
      );
    if (rendered.body.length === 0) return fallbackPage(rendered.status);
    const version = reading.version();
    const body = Buffer.from(
      withBanner(rendered.body.toString("utf8"), { path: request.path, admin, version }),
    );
    rendered.headers.set(VERSION_HEADER, version);
    return once(postProcess({ ...rendered, body }, admin));
  }

  return {
    languageOf(path, link) {
      const read = readPreviewLink(secret, path, link, Date.now());
      const code = read.is === "wrong" ? undefined : read.target.language;
      if (code === undefined || !isUnder(path, prefixFor(code))) return undefined;
      return { code, prefix: prefixFor(code) };
    },
    async get(request, link) {
      const read = readPreviewLink(secret, request.path, link, Date.now());
      const refused = { path: request.path, isHttps, theme: services.theme() };
      if (read.is === "wrong") return refusal({ ...refused, reason: "wrong" });
      const { admin } = read.target;
      if (read.is === "expired") return refusal({ ...refused, reason: "expired", framedBy: admin });
      try {
        return await queue.add(() => make(request, link, admin));
      } catch (error) {
        log.error({ path: request.path, err: error }, "preview failed with an internal error");
        return fallbackPage(500);
      }
    },
  };
}
