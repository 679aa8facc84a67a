/** Removes switched-off pages (OWN-13) and omitted bands (OWN-16) from the host's replies. */
import {
  isGone,
  withoutLinks,
  type GetCallName,
  type Gone,
  type PageName,
} from "@meridian/contract";

/**
 * Lists of which bands show records: these have no target when their pages are off. Posts and terms
 * stay, by which a not-found page offers other languages.
 */
const LISTS: Partial<Record<GetCallName, PageName>> = {
  services: "services",
  portfolio: "caseStudies",
  vacancies: "vacancies",
};
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
  const list = LISTS[name];
  if (list && off.includes(list)) return [];
  const by = [...off, ...places].join(" ");
  const known = looked.get(reply);
  if (known?.by === by) return known.reply;
  const left = withoutLinks(reply, (address) => isGone(address, gone));
  looked.set(reply, { by, reply: left });
  return left;
}
