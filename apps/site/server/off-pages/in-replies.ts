/** What a page is made of where other pages are off (OWN-13), or bands left out (OWN-16). */
import {
  isGone,
  withoutLinks,
  type GetCallName,
  type Gone,
  type PageName,
} from "@meridian/contract";

/** Lists whose records have nowhere to lead to when their pages are off. */
const LISTS: Partial<Record<GetCallName, PageName>> = {
  services: "services",
  portfolio: "caseStudies",
  vacancies: "vacancies",
};
/** Not shown as they are: addresses there are not links. */
const UNTOUCHED = new Set<GetCallName>(["seo", "redirects", "settings"]);

/** Looked through once for each reply, which stays the same object until it changes. */
const looked = new WeakMap<object, { by: string; reply: unknown }>();

/**
 * A reply as if there were nothing behind what is gone: lists of pages that are off are empty, and
 * what links to them in other records does not.
 */
export function withoutOffPages(name: GetCallName, reply: unknown, gone: Gone): unknown {
  const { off, places } = gone;
  if (
    off.length + places.length === 0 ||
    UNTOUCHED.has(name) ||
    typeof reply !== "object" ||
    reply === null
  )
    return reply;
  const list = LISTS[name];
  if (list && off.includes(list)) return [];
  const by = [...off, ...places].join(" ");
  const known = looked.get(reply);
  if (known?.by === by) return known.reply;
  const left = withoutLinks(reply, (address) => isGone(address, gone));
  looked.set(reply, { by, reply: left });
  return left;
}
