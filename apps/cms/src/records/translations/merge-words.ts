/** A document in another language: the original with the translation's words. */
import type { Field } from "payload";
import { isUntranslated, isWord, ROW_OF } from "#records/translations/word-fields.ts";

type Data = Record<string, unknown>;
export interface Row extends Data {
  id?: string | null;
  blockType?: string;
}

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;
export const dataIn = (value: unknown): Data => (isData(value) ? value : {});
export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** Payload stores an emptied rich text as one empty paragraph. */
export const isWritten = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === "string"
      ? value.trim() !== ""
      : isData(value) &&
        /"text":"[^"]|"type":"(?:upload|block|horizontalrule)"/.test(JSON.stringify(value));

/**
 * The translation's row of an original's row: by its id; by position if an import has written all
 * rows of the original anew.
 */
export function rowFor(
  rows: readonly Row[],
  own: Row,
  at: number,
  originals: readonly Row[],
): Data {
  const named = rows.find((row) => row[ROW_OF] === own.id);
  if (named) return named;
  const isRewritten = !originals.some(({ id }) => rows.some((row) => row[ROW_OF] === id));
  return isRewritten && rows.length === originals.length ? (rows[at] ?? {}) : {};
}

const inner = (field: Field, row: Row): readonly Field[] =>
  field.type === "blocks"
    ? (field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [])
    : "fields" in field
      ? field.fields
      : [];

/** Whether any word of these fields is written. */
export function hasWords(fields: readonly Field[], data: Data): boolean {
  return fields.some((field) => {
    if (isUntranslated(field)) return false;
    if (isWord(field) && "name" in field) return isWritten(data[field.name]);
    if (field.type === "tabs")
      return field.tabs.some((tab) =>
        hasWords(tab.fields, "name" in tab && tab.name ? dataIn(data[tab.name]) : data),
      );
    if (field.type === "array" || field.type === "blocks")
      return rowsIn(data[field.name]).some((row) => hasWords(inner(field, row), row));
    if ("fields" in field)
      return hasWords(
        field.fields,
        "name" in field && field.name ? dataIn(data[field.name]) : data,
      );
    return false;
  });
}

/**
 * `isStrict`: a word without translation is empty, and a row with words, but without translated
 * ones, is omitted. Otherwise the original's words stand in.
 */
export function mergeWords(
  fields: readonly Field[],
  original: Data,
  words: Data,
  isStrict: boolean,
): Data {
  const merged: Data = { ...original };
  const within = (nested: readonly Field[], name: string | undefined): void => {
    if (name)
      merged[name] = mergeWords(nested, dataIn(original[name]), dataIn(words[name]), isStrict);
    else Object.assign(merged, mergeWords(nested, merged, words, isStrict));
  };
  for (const field of fields) {
    if (isUntranslated(field)) continue;
    if (isWord(field) && "name" in field) {
      const { name } = field;
      if (isWritten(words[name])) merged[name] = words[name];
      else if (isStrict) merged[name] = null;
    } else if (field.type === "tabs")
      for (const tab of field.tabs) within(tab.fields, "name" in tab ? tab.name : undefined);
    else if (field.type === "array" || field.type === "blocks") {
      const rows = rowsIn(original[field.name]);
      const translated = rowsIn(words[field.name]);
      merged[field.name] = rows.flatMap((row, at) => {
        const own = rowFor(translated, row, at, rows);
        const nested = inner(field, row);
        const isAbsent = isStrict && hasWords(nested, row) && !hasWords(nested, own);
        return isAbsent ? [] : [mergeWords(nested, row, own, isStrict)];
      });
    } else if ("fields" in field) within(field.fields, "name" in field ? field.name : undefined);
  }
  return merged;
}

/** The words of a document, with its rows. `isCopy`: the originals' words, else empty rows. */
export function wordsFrom(fields: readonly Field[], original: Data, isCopy: boolean): Data {
  const words: Data = {};
  for (const field of fields) {
    if (isUntranslated(field)) continue;
    if (isWord(field) && "name" in field) {
      if (isCopy) words[field.name] = original[field.name];
    } else if (field.type === "tabs")
      for (const tab of field.tabs)
        if ("name" in tab && tab.name)
          words[tab.name] = wordsFrom(tab.fields, dataIn(original[tab.name]), isCopy);
        else Object.assign(words, wordsFrom(tab.fields, original, isCopy));
    else if (field.type === "array" || field.type === "blocks")
      words[field.name] = rowsIn(original[field.name]).map((row) => ({
        ...wordsFrom(inner(field, row), row, isCopy),
        [ROW_OF]: row.id,
        ...(row.blockType !== undefined && { blockType: row.blockType }),
      }));
    else if ("fields" in field)
      if ("name" in field && field.name)
        words[field.name] = wordsFrom(field.fields, dataIn(original[field.name]), isCopy);
      else Object.assign(words, wordsFrom(field.fields, original, isCopy));
  }
  return words;
}

/** The translation's words in the rows of the original as it is now. */
export function alignWords(fields: readonly Field[], original: Data, words: Data): Data {
  const aligned: Data = { ...words };
  for (const field of fields) {
    if (isUntranslated(field)) continue;
    if (field.type === "tabs")
      for (const tab of field.tabs)
        if ("name" in tab && tab.name)
          aligned[tab.name] = alignWords(
            tab.fields,
            dataIn(original[tab.name]),
            dataIn(words[tab.name]),
          );
        else Object.assign(aligned, alignWords(tab.fields, original, aligned));
    else if (field.type === "array" || field.type === "blocks") {
      const rows = rowsIn(original[field.name]);
      const translated = rowsIn(words[field.name]);
      aligned[field.name] = rows.map((row, at) => {
        const own = rowFor(translated, row, at, rows);
        return {
          ...alignWords(inner(field, row), row, own),
          [ROW_OF]: row.id,
          ...(row.blockType !== undefined && { blockType: row.blockType }),
        };
      });
    } else if (!isWord(field) && "fields" in field)
      if ("name" in field && field.name)
        aligned[field.name] = alignWords(
          field.fields,
          dataIn(original[field.name]),
          dataIn(words[field.name]),
        );
      else Object.assign(aligned, alignWords(field.fields, original, aligned));
  }
  return aligned;
}

/** The document's rows get the ids of the original's, by position. */
export function withRowsOf(fields: readonly Field[], original: Data, doc: Data): Data {
  const own: Data = { ...doc };
  for (const field of fields) {
    if (isUntranslated(field)) continue;
    if (field.type === "tabs")
      for (const tab of field.tabs)
        if ("name" in tab && tab.name)
          own[tab.name] = withRowsOf(tab.fields, dataIn(original[tab.name]), dataIn(doc[tab.name]));
        else Object.assign(own, withRowsOf(tab.fields, original, own));
    else if (field.type === "array" || field.type === "blocks") {
      const rows = rowsIn(original[field.name]);
      own[field.name] = rowsIn(doc[field.name])
        .slice(0, rows.length)
        .map((row, at) => ({
          ...withRowsOf(inner(field, row), rows[at] ?? {}, row),
          id: rows[at]?.id,
        }));
    } else if (!isWord(field) && "fields" in field)
      if ("name" in field && field.name)
        own[field.name] = withRowsOf(
          field.fields,
          dataIn(original[field.name]),
          dataIn(doc[field.name]),
        );
      else Object.assign(own, withRowsOf(field.fields, original, own));
  }
  return own;
}
