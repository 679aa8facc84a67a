/** Links of a further language, as the original's: rows of lists are matched by them. */
import { prefixFor } from "@meridian/contract/language-prefix";
import { pathOfItem, type Item } from "#moving-in/import/map/items.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";

export interface Pair {
  original: Item;
  translated: Item;
}

/** `context` with links that lead to the originals of the language's own pages. */
export function linkingToOriginals<C extends Pick<ImportContext, "link">>(
  pairs: readonly Pair[],
  language: string,
): (context: C) => C {
  const originals = new Map(
    pairs.map(({ original, translated }) => [pathOfItem(translated), pathOfItem(original)]),
  );
  const prefix = prefixFor(language);
  return (context) => ({
    ...context,
    link(address) {
      const kept = context.link(address);
      const path = kept?.startsWith(`${prefix}/`) ? kept.slice(prefix.length) : kept;
      return (path && originals.get(path)) ?? path;
    },
  });
}
