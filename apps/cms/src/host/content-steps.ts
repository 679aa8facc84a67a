/**
 * What is added to each kind of content, one step after the other. The order counts twice: the
 * steps' fields stand at the side in it (times, who saved last, the way to its page, what leads here), and their hooks
 * run by it. A step that may refuse puts its hook before those that are there, so the later of two
 * is asked first: whose turn it is, before whether their times are right. Whether somebody else has said yes is
 * asked after those, of what is about to be written. What visitors see is
 * compared last of all, when nothing can change or refuse the document any more.
 */
import type { CollectionConfig, GlobalConfig } from "payload";
import { approvable, approvableGlobal, approvablePlain } from "#publishing/approval/approvable.ts";
import { guardStaleWrites, guardStaleGlobalWrites } from "#publishing/editing/stale-write-guard.ts";
import { showingLinks } from "#publishing/linked-from/field.ts";
import { globalLeadingToTheSite, leadingToTheSite } from "#publishing/preview/on-site-field.ts";
import { previewed, previewedGlobal } from "#publishing/preview/live-preview.ts";
import { tellingTheSite, tellingTheSiteOfGlobal } from "#publishing/purge/hooks.ts";
import { restorable, restorableGlobal } from "#publishing/editing/restore.ts";
import { scheduled, scheduledGlobal } from "#publishing/schedule/fields.ts";
import type { Settings } from "#server/settings.ts";
import { withTrash } from "#publishing/trash.ts";

const inOrder =
  <T>(...steps: ((config: T) => T)[]) =>
  (config: T): T =>
    steps.reduce((made, step) => step(made), config);

/** Records with drafts. */
export const asContent = (
  settings: Settings,
): ((collection: CollectionConfig) => CollectionConfig) =>
  inOrder(
    withTrash,
    scheduled,
    guardStaleWrites,
    previewed(settings),
    leadingToTheSite(settings),
    showingLinks(settings.siteUrl),
    restorable,
    approvable,
    tellingTheSite,
  );

/** Records that are public as soon as they are saved: the library, redirects. */
export const asPlain = (settings: Settings): ((collection: CollectionConfig) => CollectionConfig) =>
  inOrder(showingLinks(settings.siteUrl), approvablePlain, tellingTheSite);

/** Pages and settings, of which there is one each. */
export const asGlobalContent = (settings: Settings): ((global: GlobalConfig) => GlobalConfig) =>
  inOrder(
    scheduledGlobal,
    guardStaleGlobalWrites,
    previewedGlobal(settings),
    globalLeadingToTheSite(settings),
    restorableGlobal,
    approvableGlobal,
    tellingTheSiteOfGlobal,
  );
