import { VENDORS, vendorsOf, type TagIds } from "@meridian/contract/tags";
import type { PageTags } from "#app/analytics/tags/page-tags.ts";

/** `null` if no tag is on. */
export function pageTagsOf(tags: TagIds): PageTags | null {
  const vendors = vendorsOf(tags).map((name) => ({
    name,
    purpose: VENDORS[name].purpose,
    id: tags[name],
  }));
  return vendors.length > 0 ? { gtm: tags.gtm, vendors } : null;
}
