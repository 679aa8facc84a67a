/** Removes switched-off pages (OWN-13) and omitted bands (OWN-16) from the host's replies. */
import {
  isGone,
  withoutLinks,
  type GetCallName,
  type Gone,
  type PageName,
} from "@meridian/contract";
import { createRecordChange } from "#app/content/change-records.ts";

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

const change = createRecordChange<string>();

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
  return change(reply, by, (record) => withoutLinks(record, (address) => isGone(address, gone)));
}
