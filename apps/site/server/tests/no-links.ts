import type { ContentOptions } from "#server/content/content.ts";

/** A site of one language, none of whose addresses the host links. */
export const NO_LINKS: Pick<ContentOptions, "prefixes" | "links"> = {
  prefixes: () => [],
  links: {
    origins: new Set(),
    routes: () => ({ match: () => ({ isFallback: true, isLiteral: false }) }),
  },
};
