import { findLanding } from "#app/content/find-landing.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { SEARCH } from "#app/shell/search/search-address.ts";

/**
 * Whether a path of a page that is off has a landing page: only `/search`, since landing pages at
 * that address are older than the site's search. `content`: before links are left out.
 */
export const hasLandingInstead = async (content: ContentSource, path: string): Promise<boolean> =>
  path === SEARCH && (await findLanding(content, path).catch(() => null)) !== null;
