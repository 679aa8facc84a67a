import type { CollectionConfig, GlobalConfig } from "payload";

/**
 * Milliseconds after the last key until what is typed is kept as a draft: the preview shows it
 * within a second.
 */
const AUTOSAVE = { interval: 600 };

/**
 * Drafts, kept as they are typed, and a history of twenty versions. One sitting is one version:
 * what is kept by itself is written over until somebody saves. Nothing is published on its own but
 * what has a time for it (`publishing/schedule/`): Payload's own schedule rides on its job queue, which
 * strands jobs after a crash.
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
