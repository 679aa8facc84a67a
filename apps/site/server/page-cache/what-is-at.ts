import { isOff, type PageName } from "@meridian/contract";
import { findLanding } from "#app/content/find-landing.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { SEARCH } from "#app/shell/search/search-address.ts";

/**
 * `nothing`: the path's page is off (OWN-13). `landing`: it is off, and a landing page has its
 * path; only `/search`, since such landing pages are older than the site's search. `content`:
 * before links are left out.
 */
export async function whatIsAt(
  path: string,
  off: readonly PageName[],
  content: ContentSource,
): Promise<"page" | "landing" | "nothing"> {
  if (!isOff(path, off)) return "page";
  const landing = path === SEARCH ? await findLanding(content, path).catch(() => null) : null;
  return landing ? "landing" : "nothing";
}
