import { createHash } from "node:crypto";
import {
  createClient,
  prefixFor,
  type ClientLog,
  type ClientOptions,
  type GetCallName,
  type Gone,
} from "@meridian/contract";
import { PREVIEW_HEADERS } from "@meridian/contract/site-protocol/preview-link";
import type { ContentSource } from "#app/render-context.server.ts";
import { ownPictures, pathOn } from "#server/content/own-pictures.ts";
import type { SiteLinks } from "#server/content/site-links.ts";
import { withoutOffPages } from "#server/off-pages/in-replies.ts";
import { callIn, keyOf, type RenderContent } from "#server/content/render-content.ts";

export interface PreviewContentOptions {
  host: string;
  /** Origins of the host's own pictures. */
  origins: ReadonlySet<string>;
  log: ClientLog;
  /** Options of the site's own client. */
  client?: Pick<ClientOptions, "timeout" | "restRoot" | "homePage">;
  siteLinks?: SiteLinks | undefined;
}

/** The content of one preview: from the host each time, without any cache. */
export interface PreviewContent extends RenderContent {
  /** A hash of everything read. */
  version(): string;
}

export function createPreviewContent(
  { host, origins, log, client: same, siteLinks }: PreviewContentOptions,
  link: string,
  path: string,
  language?: string,
): PreviewContent {
  const shown = { [PREVIEW_HEADERS.link]: link, [PREVIEW_HEADERS.path]: path };
  const client = createClient({
    ...same,
    host,
    log,
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...shown },
        cache: "no-store",
      }),
  });
  const reads = new Map<string, Promise<unknown>>();
  const replies = new Map<string, string>();
  let gone: Gone = { off: [], places: [] };

  const readCall = async (
    key: string,
    name: GetCallName,
    params: Record<string, string>,
  ): Promise<unknown> => {
    // TypeScript cannot relate a dynamic name to the type of its reply.
    const reply = await (
      client.read as (name: GetCallName, params: Record<string, string>) => Promise<unknown>
    )(name, params);
    replies.set(key, JSON.stringify(reply));
    const own = ownPictures(reply, { origins, foreign: () => undefined });
    return withoutOffPages(name, siteLinks ? await siteLinks(name, own) : own, gone);
  };
  const readIn = (of: string | undefined): ContentSource["read"] =>
    ((name: GetCallName, given: Record<string, string> = {}) => {
      const params = callIn(of, given);
      const key = keyOf(name, params);
      const known = reads.get(key) ?? readCall(key, name, params);
      reads.set(key, known);
      // A loader that failed on another read may never await this one: no unhandled rejection.
      known.catch(() => {});
      return known;
    }) as ContentSource["read"];
  const ownPath: ContentSource["ownPath"] = (address) => pathOn(origins, address);
  const report: ContentSource["report"] = (band, error) =>
    log.warn(
      { band },
      `band omitted from the preview: ${error instanceof Error ? error.message : String(error)}`,
    );
  return {
    tags: new Set(),
    isDegraded: true,
    isIncomplete: false,
    // Drafts are shown as written on any day; nothing is cached.
    until: Infinity,
    ownPath,
    read: readIn(language),
    in: (other) => ({ ownPath, read: readIn(other), report }),
    prefix: language === undefined ? "" : prefixFor(language),
    report,
    settle: async () => undefined,
    leaveOut(left) {
      gone = left;
    },
    version: () =>
      createHash("sha256")
        .update(JSON.stringify([...replies].toSorted()))
        .digest("hex")
        .slice(0, 16),
  };
}
