/**
 * Limits columns, filters and groups of the admin's lists to fields that editors understand, in all
 * collections and for Payload's own fields. A new internal field must opt in.
 *
 * The record's number is separate: Payload 3.90 adds it for the browser after the configuration is
 * built (`createClientFields`) and exempts it from `hidden`, `disabled` and read access
 * (`fieldIsID`). `RecordList` removes it.
 *
 * Also gives each list its cells in words (`lists/cells.tsx`) and its quick filters, and each form
 * the heading of a record without a title.
 */
import type { Field, SanitizedCollectionConfig, SanitizedConfig } from "payload";
import { filterStates } from "#admin-ui/lists/states.ts";
import { selectForCells } from "#admin-ui/lists/select-for-cells.ts";

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
const LABELS: Record<string, string> = {
  mimeType: "Kind of file",
  filesize: "Size",
  createdAt: "Created",
  updatedAt: "Changed",
  deletedAt: "Deleted",
  _status: "State",
};
const CELL = "/admin-ui/lists/cells.tsx";
const CELLS: Record<string, string> = {
  createdAt: `${CELL}#TimeCell`,
  updatedAt: `${CELL}#TimeCell`,
  deletedAt: `${CELL}#TimeCell`,
  _status: `${CELL}#StateCell`,
};
const CHIPS = "/admin-ui/lists/list-chips.tsx#ListChips";
/** Has views of its own. */
const INBOX = "submissions";
const LIST = "/admin-ui/record-list.tsx#RecordList";
const UNTITLED = "/admin-ui/untitled-heading.tsx#UntitledHeading";
const INTERNAL = {
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

/** JSON, parts of forms without a cell, and fields without form input unless `disableListFilter: false` or a default column. */
function isInternal(field: Field, columns: ReadonlySet<string>): boolean {
  const setting = (name: string): unknown => Reflect.get(field.admin ?? {}, name);
  if (field.type === "json" || field.type === "code") return true;
  // A part of the form without a value.
  if (field.type === "ui") return field.admin?.components?.Cell === undefined;
  if (!("name" in field) || OF_PAYLOAD.has(field.name)) return false;
  if (setting("disableListFilter") === false || columns.has(field.name)) return false;
  return setting("hidden") === true || setting("disabled") === true || isStoredFlag(field);
}

/** Hidden from everyone, also in the API. */
const isStoredFlag = (field: Field): boolean => "hidden" in field && field.hidden === true;

function tidy(fields: Field[], columns: ReadonlySet<string>, within: boolean): void {
  for (const field of fields) {
    const internal = within || isInternal(field, columns);
    if (internal) Object.assign(field, { admin: { ...field.admin, ...INTERNAL } });
    if ("name" in field && field.name in LABELS)
      Object.assign(field, { label: LABELS[field.name] });
    if ("name" in field && !within && field.name in CELLS) addCell(field, CELLS[field.name]);
    if (field.type === "text" && field.hasMany) addCell(field, `${CELL}#TextsCell`);
    if (field.type === "tabs") for (const tab of field.tabs) tidy(tab.fields, columns, internal);
    // A row in a list has no column, and its id is not offered.
    else if ("fields" in field)
      tidy(field.fields, field.type === "array" ? NO_COLUMNS : columns, internal);
  }
}
const NO_COLUMNS: ReadonlySet<string> = new Set();

const addCell = (field: Field, Cell: string | undefined): void =>
  void Object.assign(field, {
    admin: { ...field.admin, components: { Cell, ...field.admin?.components } },
  });

/** A hidden collection has no list; offers nothing, in case it gets one. */
function tidyCollection({ slug, admin, fields, hooks, versions }: SanitizedCollectionConfig): void {
  const columns = new Set([...(admin.defaultColumns ?? []), admin.useAsTitle ?? ""]);
  tidy(fields, columns, admin.hidden === true);
  const { components } = admin;
  admin.components = {
    ...components,
    beforeListTable: [
      ...(slug === INBOX || admin.hidden === true ? [] : [CHIPS]),
      ...(components?.beforeListTable ?? []),
    ],
    edit: {
      ...components?.edit,
      beforeDocumentControls: [UNTITLED, ...(components?.edit?.beforeDocumentControls ?? [])],
    },
    views: { list: { Component: LIST }, ...components?.views },
  };
  if (!versions?.drafts) return;
  hooks.beforeOperation = [filterStates, selectForCells, ...(hooks.beforeOperation ?? [])];
  // A list reads and sends its columns only, not whole texts.
  admin.enableListViewSelectAPI = true;
}

/** Must run after Payload has added its own fields. */
export function offerWordsAlone(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) tidyCollection(collection);
  return config;
}
