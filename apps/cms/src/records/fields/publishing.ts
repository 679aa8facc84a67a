import type { CollectionConfig, GlobalConfig } from "payload";

/**
 * Milliseconds from the last keystroke to the autosave of a draft: the preview shows it within a
 * second.
 */
const AUTOSAVE = { interval: 600 };

/**
 * Drafts with autosave, and a history of twenty versions. One editing session is one version: an
 * autosave overwrites the last one until the user saves. Only scheduled documents are published
 * automatically (`publishing/schedule/`): Payload's own schedule uses its job queue, which strands
 * jobs after a crash.
 */
export const versions = {
  drafts: { autosave: AUTOSAVE, schedulePublish: false },
  maxPerDoc: 20,
} satisfies CollectionConfig["versions"];
export const globalVersions = {
  drafts: { autosave: AUTOSAVE, schedulePublish: false },
  max: 20,
} satisfies GlobalConfig["versions"];

export const isPublished = ({ _status: status }: { _status?: string | null }): boolean =>
  status === "published";
