import type { TermKind } from "#app/pages/blog/types.ts";

/** Two addresses, one route. */
export const kindAt = (path: string): TermKind =>
  path.startsWith("/blog/tag/") ? "tag" : "category";

/** The term of a page; `null` for other pages. */
export function termAt(path: string): { kind: TermKind; slug: string } | null {
  const [, slug] = /^\/blog\/(?:category|tag)\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? null : { kind: kindAt(path), slug: decodeURIComponent(slug) };
}
