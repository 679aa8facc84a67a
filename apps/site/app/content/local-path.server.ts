import { localPath as pathIn } from "@meridian/contract/language-prefix";
import type { ContentSource } from "#app/render-context.server.ts";

/** The path of an address without the prefix of the page's language. */
export const localPath = (
  { prefix }: Pick<ContentSource, "prefix">,
  { pathname }: Pick<URL, "pathname">,
): string => pathIn(pathname, prefix);
