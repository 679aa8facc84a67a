/**
 * "Create new" stores a record at once, so that typing is saved from the first character. Payload
 * 3.90 leaves no choice: its create view (`renderDocument` of `@payloadcms/next`) creates the draft
 * while it renders and redirects to it, unless `versions.drafts.validate` is set; then its `Autosave`,
 * which only changes a record that has an id, saves nothing, and no unfinished draft can be stored. An
 * editor who leaves without typing leaves an empty draft, which is deleted a day later.
 */
import type { CollectionSlug, Field, Payload, Where } from "payload";
import { inPortions } from "#server/in-portions.ts";
import { unlessTaken } from "#server/nodes/turns.ts";
import { HOST_FIELDS } from "#publishing/editing/compare.ts";
import { toHtml, type RichText } from "#records/rich-text/to-html.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Doc = Record<string, unknown>;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
const isDoc = (value: unknown): value is Doc => typeof value === "object" && value !== null;
function inside(doc: Doc, name: string): Doc {
  const part = doc[name];
  return isDoc(part) ? part : {};
}

const rowsOf = (doc: Doc, name: string): Doc[] => {
  const rows = doc[name];
  return Array.isArray(rows) ? rows.filter(isDoc) : [];
};

/** Whether the document has only a new one's defaults, such as an empty section. */
export function isUntouched(fields: readonly Field[], doc: Doc): boolean {
  return fields.every((field): boolean => {
    if ("name" in field && field.name && HOST_FIELDS.has(field.name)) return true;
    if (field.type === "tabs")
      return field.tabs.every((tab) =>
        isUntouched(tab.fields, "name" in tab && tab.name ? inside(doc, tab.name) : doc),
      );
    if (field.type === "group")
      return isUntouched(
        field.fields,
        "name" in field && field.name ? inside(doc, field.name) : doc,
      );
    if (field.type === "row" || field.type === "collapsible") return isUntouched(field.fields, doc);
    if (!("name" in field)) return true;
    if (field.type === "array")
      return rowsOf(doc, field.name).every((row) => isUntouched(field.fields, row));
    if (field.type === "richText") return toHtml(doc[field.name] as RichText) === "";
    return (
      isNothing(doc[field.name]) ||
      ("defaultValue" in field && doc[field.name] === field.defaultValue)
    );
  });
}

/** Deletes drafts that were never edited and are older than a day. Returns their number. */
export async function sweepEmptyDrafts(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY).toISOString();
  let swept = 0;
  for (const { slug, fields } of payload.config.collections.filter(
    ({ versions }) => versions?.drafts,
  )) {
    const collection: CollectionSlug = slug;
    const where: Where[] = [{ _status: { equals: "draft" } }, { updatedAt: { less_than: before } }];
    for await (const doc of inPortions<Doc>(payload, { collection, draft: true, where })) {
      // A draft with versions had content once and can be restored.
      if (
        !isUntouched(fields, doc) ||
        (await payload.countVersions({ collection, where: { parent: { equals: doc.id } } }))
          .totalDocs > 1
      )
        continue;
      await payload.delete({ collection, id: doc.id, depth: 0 });
      payload.logger.info({
        collection,
        id: doc.id,
        msg: "drafts: an empty draft was removed",
      });
      swept += 1;
    }
  }
  return swept;
}

/** Runs now and hourly. Returns a function that stops it. */
export function keepSweeping(payload: Payload): () => Promise<void> {
  let round = Promise.resolve();
  const sweep = (): void => {
    round = unlessTaken(payload.db, "drafts", () => sweepEmptyDrafts(payload, new Date())).then(
      () => undefined,
      (error: unknown) =>
        payload.logger.error({
          err: error,
          msg: "drafts: empty drafts could not be removed; next attempt in an hour",
        }),
    );
  };
  sweep();
  const timer = setInterval(sweep, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
