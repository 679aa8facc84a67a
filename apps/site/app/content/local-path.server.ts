import type { ContentSource } from "#app/render-context.server.ts";

/** The path of an address without the prefix of the page's language: `/services/x` of `/de/services/x`. */
export const localPath = (
  { prefix = "" }: Pick<ContentSource, "prefix">,
  { pathname }: Pick<URL, "pathname">,
): string => pathname.slice(prefix.length) || "/";
