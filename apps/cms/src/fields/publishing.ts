import type { CollectionConfig, GlobalConfig } from "payload";

/** Drafts and a history of twenty versions; nothing is saved on its own. */
export const versions = { drafts: { autosave: false, schedulePublish: false }, maxPerDoc: 20 } satisfies CollectionConfig["versions"];
export const globalVersions = { drafts: { autosave: false, schedulePublish: false }, max: 20 } satisfies GlobalConfig["versions"];
