/**
 * An empty list was either never edited, and the site uses its file, or emptied by an editor, and
 * the site shows none. A hidden field stores which.
 */
import type { Field, GlobalBeforeChangeHook, JSONField } from "payload";

export interface SettingsList {
  /** `contact.phones` */
  path: string;
  /** With its section: `Contact: Phone numbers by region`. */
  label: string;
}

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const wordsOf = (label: unknown): string => (typeof label === "string" ? label : "");

/** Finds lists at any level, except in the rows of another list. */
export function listsIn(fields: Field[], path: readonly string[] = [], part = ""): SettingsList[] {
  return fields.flatMap((field): SettingsList[] => {
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) => listsIn(tab.fields, path, wordsOf(tab.label)));
    if (field.type === "row" || (field.type === "group" && !("name" in field && field.name)))
      return listsIn(field.fields, path, part);
    if (field.type === "collapsible") return listsIn(field.fields, path, wordsOf(field.label));
    if (field.type === "group" && "name" in field && field.name)
      return listsIn(field.fields, [...path, field.name], wordsOf(field.label) || part);
    if (field.type !== "array" && !("hasMany" in field && field.hasMany)) return [];
    return [
      {
        path: [...path, field.name].join("."),
        label: `${part}: ${wordsOf(field.label) || field.name}`,
      },
    ];
  });
}

const at = (doc: unknown, path: string): unknown =>
  path.split(".").reduce((value, name) => (isRecord(value) ? value[name] : undefined), doc);

export function rowsAt(doc: unknown, path: string): number {
  const value = at(doc, path);
  return Array.isArray(value) ? value.length : 0;
}

/** Paths of lists that an editor emptied. */
export const emptied: JSONField = { name: "emptied", type: "json", admin: { hidden: true } };

const pathsOf = (doc: unknown): string[] => {
  const value = at(doc, emptied.name);
  return Array.isArray(value) ? value.map(String) : [];
};

/** Context key: lists that this save empties count as never edited. */
export const UNWRITES = "unwrites";

/** Lists are emptied if they had rows before this save or were already recorded as emptied. */
export const noteEmptied =
  (lists: readonly SettingsList[]): GlobalBeforeChangeHook =>
  ({ data, originalDoc, context }) => {
    const noted = new Set(pathsOf(originalDoc));
    const had = (path: string): boolean => !context[UNWRITES] && rowsAt(originalDoc, path) > 0;
    return {
      ...data,
      [emptied.name]: lists
        .map(({ path }) => path)
        .filter((path) => rowsAt(data, path) === 0 && (noted.has(path) || had(path))),
    };
  };

/** Drops lists that were never edited. */
export function withoutUnwritten(doc: Json, lists: readonly SettingsList[]): Json {
  const noted = new Set(pathsOf(doc));
  const left = structuredClone(doc);
  for (const { path } of lists) {
    if (rowsAt(doc, path) > 0 || noted.has(path)) continue;
    const names = path.split(".");
    const group = at(left, names.slice(0, -1).join("."));
    if (isRecord(group)) delete group[names.at(-1) ?? ""];
  }
  return left;
}
