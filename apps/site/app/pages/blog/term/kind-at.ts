import type { TermKind } from "#app/pages/blog/types.ts";

/** Two addresses, one route. */
export const kindAt = (path: string): TermKind =>
  path.startsWith("/blog/tag/") ? "tag" : "category";
