import type { CollectionConfig, GlobalConfig } from "payload";

/** Milliseconds after the last keystroke: the preview shows it within a second. */
const AUTOSAVE = { interval: 600 };

/**
 * Twenty versions, one per editing session: an autosave overwrites the last until the user saves.
 * `publishing/schedule/` publishes scheduled documents: Payload's job queue strands jobs after a
 * crash.
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

/** `lastSavedBy` of what no person saved: the demo, an import. */
export const HOST_WRITER = "import@localhost";
