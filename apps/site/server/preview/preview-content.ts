import { createHash } from "node:crypto";
import { createClient, prefixFor, type GetCallName } from "@meridian/contract";
import { PREVIEW_HEADERS } from "@meridian/contract/site-protocol/preview-link";
import { hostOrigins } from "#server/content/open-content.ts";
import { ownPictures, pathOn } from "#server/content/own-pictures.ts";
import { createRenderContent, keyOf, type RenderContent } from "#server/content/render-content.ts";
import type { Uses } from "#server/services.ts";

/** The content of one preview: from the host each time, without any cache. */
export interface PreviewContent extends RenderContent {
  /** A hash of everything read. */
  version(): string;
}

/** What is read passes the same steps as a visitor's page (`render-content.ts`). */
export function createPreviewContent(
  {
    settings,
    siteSettings,
    content: { siteLinks },
    log,
  }: Uses<"settings" | "log", { siteSettings: "languages"; content: "siteLinks" }>,
  link: string,
  path: string,
  language?: string,
): PreviewContent {
  const shown = { [PREVIEW_HEADERS.link]: link, [PREVIEW_HEADERS.path]: path };
  const origins = hostOrigins(settings);
  const client = createClient({
    timeout: settings.contentTimeout,
    restRoot: settings.contentApi,
    homePage: settings.homePage,
    host: settings.contentHost,
    log,
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...shown },
        cache: "no-store",
      }),
  });
  // TypeScript cannot relate a dynamic name to the type of its reply.
  const read = client.read as (
    name: GetCallName,
    params: Record<string, string>,
  ) => Promise<unknown>;
  const replies = new Map<string, string>();
  const content = createRenderContent({
    siteLinks,
    language,
    // The language may be one that visitors do not see yet (LANG-10).
    prefixes: () => [
      ...new Set([
        ...siteSettings.languages().prefixes,
        ...(language ? [prefixFor(language)] : []),
      ]),
    ],
    ownPath: (address) => pathOn(origins, address),
    async find(name, params) {
      const reply = await read(name, params);
      replies.set(keyOf(name, params), JSON.stringify(reply));
      return { value: ownPictures(reply, { origins, foreign: () => undefined }), at: Date.now() };
    },
    // Drafts are shown as written on any day.
    isDated: false,
    // Never cached.
    isOld: () => true,
    keepAbsent: async () => undefined,
    onOmitted: (band, error) =>
      log.warn(
        { band },
        `band omitted from the preview: ${error instanceof Error ? error.message : String(error)}`,
      ),
  });
  return Object.assign(content, {
    version: () =>
      createHash("sha256")
        .update(JSON.stringify([...replies].toSorted()))
        .digest("hex")
        .slice(0, 16),
  });
}
