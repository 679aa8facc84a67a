/**
 * What the lists of the admin offer as columns, filters and groups: words an editor understands. One
 * place for all collections, Payload's own fields too, so that a new mark of the host is nowhere
 * offered unless it says so.
 *
 * The record's number is not among these: Payload 3.90 adds it for the browser after the configuration is made (`createClientFields`)
 * and excepts it from `hidden`, `disabled` and what one may read (`fieldIsID`). `RecordList` takes it out there.
 */
import type { Field, SanitizedCollectionConfig, SanitizedConfig } from "payload";

/** Of those that Payload adds and no form shows. */
const OF_PAYLOAD = new Set([
  "createdAt",
  "updatedAt",
  "deletedAt",
  "filename",
  "mimeType",
  "filesize",
  "width",
  "height",
]);
/** In place of Payload's. */
const LABELS: Record<string, string> = { mimeType: "Kind of file" };
const LIST = "/admin-ui/record-list.tsx#RecordList";
const INTERNAL = {
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

/**
 * What no form shows is the host's own, and JSON is for developers. A field that is written by the host
 * and means something to editors says `disableListFilter: false`, or is a column from the beginning.
 */
function isInternal(field: Field, columns: ReadonlySet<string>): boolean {
  const says = (name: string): unknown => Reflect.get(field.admin ?? {}, name);
  if (field.type === "json" || field.type === "code") return true;
  if (!("name" in field) || OF_PAYLOAD.has(field.name)) return false;
  if (says("disableListFilter") === false || columns.has(field.name)) return false;
  return says("hidden") === true || says("disabled") === true || isKept(field);
}

/** From everyone, the API too. */
const isKept = (field: Field): boolean => "hidden" in field && field.hidden === true;

function tidy(fields: Field[], columns: ReadonlySet<string>, within: boolean): void {
  for (const field of fields) {
    const internal = within || isInternal(field, columns);
    if (internal) Object.assign(field, { admin: { ...field.admin, ...INTERNAL } });
    if ("name" in field && field.name in LABELS)
      Object.assign(field, { label: LABELS[field.name] });
    if (field.type === "tabs") for (const tab of field.tabs) tidy(tab.fields, columns, internal);
    // Of a row in a list no column is made, and its number is in none.
    else if ("fields" in field)
      tidy(field.fields, field.type === "array" ? NO_COLUMNS : columns, internal);
  }
}
const NO_COLUMNS: ReadonlySet<string> = new Set();

/** A collection that is hidden has no list: nothing of it is offered, should it ever get one. */
function tidyCollection({ admin, fields }: SanitizedCollectionConfig): void {
  const columns = new Set([...(admin.defaultColumns ?? []), admin.useAsTitle ?? ""]);
  tidy(fields, columns, admin.hidden === true);
  const { components } = admin;
  admin.components = { ...components, views: { ...components?.views, list: { Component: LIST } } };
}

/** After Payload has added its own fields, before anyone is shown a list. */
export function offerWordsAlone(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) tidyCollection(collection);
  return config;
}
