/** A document in another language: the original with the translation's words. */
import type { FormShape } from "#translations/form-shape.ts";
import { ROW_OF } from "#translations/word-fields.ts";

type Data = Record<string, unknown>;
interface Row extends Data {
  id?: string | null;
  blockType?: string;
}

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;
export const dataIn = (value: unknown): Data => (isData(value) ? value : {});
export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** Payload stores an emptied rich text as one empty paragraph. */
const isWritten = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === "string"
      ? value.trim() !== ""
      : isData(value) &&
        /"text":"[^"]|"type":"(?:upload|block|horizontalrule)"/.test(JSON.stringify(value));

/** What a row has besides its words, such as a link: the same in all languages. */
const besidesWords = ({ words }: FormShape, row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name, value]) => typeof value === "string" && value && !isOwn(name, words))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
const isOwn = (name: string, words: readonly string[]): boolean =>
  ["id", "blockName", ROW_OF].includes(name) || words.includes(name);

/**
 * Of the rows that are alike, the first for the first one of the original, the second for the
 * second. `null` if none is like any of the original's.
 */
function alike(
  of: (row: Row) => FormShape,
  rows: readonly Row[],
  at: number,
  originals: readonly Row[],
): Row | null {
  const kindsOf = (list: readonly Row[]): string[] => list.map((row) => besidesWords(of(row), row));
  const [own, kinds] = [kindsOf(originals), kindsOf(rows)];
  if (!kinds.some((kind) => own.includes(kind))) return null;
  const number = own.slice(0, at).filter((kind) => kind === own[at]).length;
  return rows.filter((_, place) => kinds[place] === own[at])[number] ?? {};
}

/**
 * The translation's row of an original's row: by its id. If no row names an original's, as in a
 * document of an import, or if an import has written all rows of the original anew: by position. A
 * document with fewer or more rows: by what the rows have besides their words.
 */
export function rowFor(
  of: (row: Row) => FormShape,
  rows: readonly Row[],
  at: number,
  originals: readonly Row[],
): Row {
  const own = originals[at] ?? {};
  const named = rows.find((row) => row[ROW_OF] !== undefined && row[ROW_OF] === own.id);
  if (named) return named;
  const isWhole = rows.every((row) => row[ROW_OF] === undefined);
  const like = isWhole && rows.length !== originals.length ? alike(of, rows, at, originals) : null;
  if (like) return like;
  const isRewritten =
    rows.length === originals.length &&
    !originals.some(({ id }) => rows.some((row) => row[ROW_OF] === id));
  const there = rows[at];
  return there && there.blockType === own.blockType && (isWhole || isRewritten) ? there : {};
}

function hasWords(shape: FormShape, data: Data): boolean {
  return (
    shape.words.some((name) => isWritten(data[name])) ||
    [...shape.groups].some(([name, inner]) => hasWords(inner, dataIn(data[name]))) ||
    [...shape.rows].some(([name, of]) => rowsIn(data[name]).some((row) => hasWords(of(row), row)))
  );
}

/**
 * `isStrict`: a word without translation is empty, and a row with words, but without translated
 * ones, is omitted. Otherwise the original's words stand in.
 */
export function mergeWords(shape: FormShape, original: Data, words: Data, isStrict: boolean): Data {
  const merged: Data = { ...original };
  for (const name of shape.words)
    if (isWritten(words[name])) merged[name] = words[name];
    else if (isStrict) merged[name] = null;
  for (const [name, inner] of shape.groups)
    merged[name] = mergeWords(inner, dataIn(original[name]), dataIn(words[name]), isStrict);
  for (const [name, of] of shape.rows) {
    const rows = rowsIn(original[name]);
    const translated = rowsIn(words[name]);
    merged[name] = rows.flatMap((row, at) => {
      const inner = of(row);
      const own = rowFor(of, translated, at, rows);
      const isAbsent = isStrict && hasWords(inner, row) && !hasWords(inner, own);
      return isAbsent ? [] : [mergeWords(inner, row, own, isStrict)];
    });
  }
  return merged;
}

/**
 * The words in the rows of the original as it is now. `words`: a translation's; a whole document's,
 * as the original itself for a copy; `{}` for empty rows.
 */
export function wordsAlong(shape: FormShape, original: Data, words: Data): Data {
  const along: Data = {};
  for (const name of shape.words) if (name in words) along[name] = words[name];
  for (const [name, inner] of shape.groups)
    along[name] = wordsAlong(inner, dataIn(original[name]), dataIn(words[name]));
  for (const [name, of] of shape.rows) {
    const rows = rowsIn(original[name]);
    const translated = rowsIn(words[name]);
    along[name] = rows.map((row, at) => {
      const own = rowFor(of, translated, at, rows);
      return {
        ...(own[ROW_OF] !== undefined && { id: own.id }),
        ...wordsAlong(of(row), row, own),
        [ROW_OF]: row.id,
        ...(row.blockType !== undefined && { blockType: row.blockType }),
      };
    });
  }
  return along;
}
