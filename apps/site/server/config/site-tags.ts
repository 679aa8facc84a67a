import type { SettingsBreach } from "@meridian/contract";
import { NO_TAGS, tagConflicts, vendorsOf, type TagIds } from "@meridian/contract/tags";
import type { SiteConfig } from "#app/site-config.ts";

/** The tags without those that would count twice, or that the question could not name. */
export function usableTags({ tags, analytics }: Pick<SiteConfig, "tags" | "analytics">): {
  tags: TagIds;
  breaches: SettingsBreach[];
} {
  const conflicts = tagConflicts(tags, analytics.provider);
  const left: TagIds = { ...tags };
  // Without a list of what it loads, the container itself is off.
  for (const { field } of conflicts) left[field === "loads" ? "gtm" : field] = "";
  return {
    tags: vendorsOf(left).length > 0 ? left : NO_TAGS,
    breaches: conflicts.map(({ field, problem }) => ({ path: `tags.${field}`, problem })),
  };
}
