/**
 * The order of the steps is the order of their side fields (times, last editor, link to its page,
 * references) and of their hooks. A step that can refuse puts its hook first, so a later step's
 * check runs earlier: stale writes before times. Whose draft it is follows from the final data. What
 * visitors see is compared last, when nothing can change or refuse the document any more.
 */
import type { CollectionConfig, GlobalConfig } from "payload";
import { copiedAfresh } from "#publishing/editing/copies.ts";
import { guardStaleWrites, guardStaleGlobalWrites } from "#publishing/editing/stale-write-guard.ts";
import { showingLinks } from "#publishing/linked-from/field.ts";
import { globalLeadingToTheSite, leadingToTheSite } from "#publishing/preview/on-site-field.ts";
import { previewed, previewedGlobal } from "#publishing/preview/live-preview.ts";
import { tellingTheSite, tellingTheSiteOfGlobal } from "#publishing/purge/hooks.ts";
import { restorable, restorableGlobal } from "#publishing/editing/restore.ts";
import { reviewed, reviewedGlobal } from "#publishing/review/reviewed.ts";
import { dated } from "#publishing/schedule/dated.ts";
import { scheduled, scheduledGlobal } from "#publishing/schedule/fields.ts";
import { withTranslations } from "#translations/with-translations.ts";
import { withSideFolds } from "#records/fields/folds.ts";
import { withSearchTexts } from "#records/search-texts/with-search-texts.ts";
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
    withSearchTexts(settings.siteUrl),
    withTrash,
    scheduled,
    dated,
    copiedAfresh,
    guardStaleWrites,
    previewed(settings),
    leadingToTheSite(settings),
    withTranslations,
    showingLinks(settings.siteUrl),
    restorable,
    reviewed,
    tellingTheSite,
    withSideFolds,
  );

/** Records that are public as soon as they are saved: the library, redirects. */
export const asPlain = (settings: Settings): ((collection: CollectionConfig) => CollectionConfig) =>
  inOrder(withTranslations, showingLinks(settings.siteUrl), tellingTheSite, withSideFolds);

export const asGlobalContent = (settings: Settings): ((global: GlobalConfig) => GlobalConfig) =>
  inOrder(
    withSearchTexts(settings.siteUrl),
    scheduledGlobal,
    guardStaleGlobalWrites,
    previewedGlobal(settings),
    globalLeadingToTheSite,
    withTranslations,
    restorableGlobal,
    reviewedGlobal,
    tellingTheSiteOfGlobal,
    withSideFolds,
  );
