/** Removes switched-off pages (OWN-13) and omitted bands (OWN-16) from the host's replies. */
import {
  isGone,
  KINDS,
  withoutLinks,
  type GetCallName,
  type Gone,
  type PageName,
} from "@meridian/contract";

/** The pages of the records of each list: the records have no target when these are off. */
const LISTS = new Map(
  KINDS.flatMap(({ listedBy, page }): [string, PageName][] =>
    listedBy && page?.off ? [[listedBy, page.off as PageName]] : [],
  ),
);
/** Not displayed: their addresses are not links. */
const UNTOUCHED = new Set<GetCallName>(["seo", "redirects", "settings"]);

/** Scanned once per reply, which is the same object until it changes. */
const looked = new WeakMap<object, { by: string; reply: unknown }>();

/** Empties the lists of such pages and bands, and removes links to them. */
export function withoutOffPages(name: GetCallName, reply: unknown, gone: Gone): unknown {
  const { off, places } = gone;
  if (
    off.length + places.length === 0 ||
    UNTOUCHED.has(name) ||
    typeof reply !== "object" ||
    reply === null
  )
    return reply;
  const page = LISTS.get(name);
  if (page && off.includes(page) && Array.isArray(reply)) return [];
  const by = [...off, ...places].join(" ");
  const known = looked.get(reply);
  if (known?.by === by) return known.reply;
  const left = withoutLinks(reply, (address) => isGone(address, gone));
  looked.set(reply, { by, reply: left });
  return left;
}
