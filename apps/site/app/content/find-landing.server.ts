import { landingPathOf, type LandingPage } from "@meridian/contract";
import { derived } from "#app/content/derived.ts";
import type { ContentSource } from "#app/render-context.server.ts";

const pagesByPath = derived(
  (pages: LandingPage[]) => new Map(pages.map((page) => [landingPathOf(page), page])),
);

/**
 * The landing page at a path (escaped as in an address); `null` if there is none. Rejects if the
 * host fails, also for the settings: without them `/de` may be a language's home page.
 */
export async function findLanding(
  content: ContentSource,
  path: string,
): Promise<LandingPage | null> {
  const pages = await content.read("landingPages");
  const found = pages && pagesByPath(pages).get(decodeURIComponent(path));
  if (!found) await content.read("settings");
  return found ?? null;
}
