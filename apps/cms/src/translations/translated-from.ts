/**
 * The words that a translation was made from: of each text of the original, what it was when the
 * translation of that text was last written, or was confirmed. Compared with the words of now, so
 * that neither a change of order or price nor a save of other texts counts.
 */
import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import type { Translation } from "#payload-types.ts";
import type { FormShape } from "#translations/form-shape.ts";
import { dataIn, rowsIn } from "#translations/merge-words.ts";
import { originalOf } from "#translations/original-of.ts";
import { asText } from "#translations/original-texts.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import { ROW_OF } from "#translations/word-fields.ts";

/** By path, with the id of each row of the original: `boxes.65f….title`. */
export type Texts = Readonly<Record<string, string>>;
export type ChangedTexts = Readonly<Record<string, { from: string; to: string }>>;

/** In the request's context: a version that is restored brings the words it was made from. */
export const RESTORED = "restoredVersion";

/** `row`: where a row has its id: `id` in an original, `of` in a translation. */
export function wordTexts(
  shape: FormShape,
  data: Record<string, unknown>,
  row: "id" | typeof ROW_OF,
  prefix = "",
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of shape.words) {
    const text = asText(data[name]).trim();
    if (text !== "") texts[prefix + name] = text;
  }
  for (const [name, inner] of shape.groups)
    Object.assign(texts, wordTexts(inner, dataIn(data[name]), row, `${prefix}${name}.`));
  for (const [name, of] of shape.rows)
    for (const one of rowsIn(data[name]))
      Object.assign(texts, wordTexts(of(one), one, row, `${prefix}${name}.${String(one[row])}.`));
  return texts;
}

/** Without the ids of rows: an import that writes a list anew gives its rows others. */
const placeOf = (path: string): string => path.replace(/\.[^.]*\d[^.]*(?=\.)/g, ".");

function fromOf(from: Texts, now: Texts, path: string): string {
  if (path in from) return from[path] ?? "";
  const moved = Object.keys(from).find(
    (old) => !(old in now) && placeOf(old) === placeOf(path) && from[old] === now[path],
  );
  return moved === undefined ? "" : (from[moved] ?? "");
}

/** A text that the original no longer has counts only while its translation stands. */
export function changedTexts(from: Texts, now: Texts, translated: Texts): ChangedTexts {
  const paths = new Set([
    ...Object.keys(now),
    ...Object.keys(from).filter((path) => path in translated),
  ]);
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const change = { from: fromOf(from, now, path), to: now[path] ?? "" };
      return change.from === change.to ? [] : [[path, change]];
    }),
  );
}

/** `written`: paths whose translation was written or confirmed now. */
export const notedTexts = (from: Texts, now: Texts, written: (path: string) => boolean): Texts =>
  Object.fromEntries(
    Object.keys({ ...from, ...now }).flatMap((path): [string, string][] => {
      const text = written(path) ? (now[path] ?? "") : fromOf(from, now, path);
      return text === "" ? [] : [[path, text]];
    }),
  );

export const textsOf = (value: unknown): Texts | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Texts) : null;

/** By path, the original's text that the editor saw. */
function confirmedIn(value: unknown): Texts {
  try {
    return textsOf(JSON.parse(String(value ?? "{}"))) ?? {};
  } catch {
    return {};
  }
}

const restoredIn = ({ context }: PayloadRequest): Texts | null =>
  textsOf(dataIn(context[RESTORED]).translatedFrom);

/** Stores the words of each text that this save translates. */
export const noteTranslatedFrom: CollectionBeforeChangeHook<
  Translation & { stillRight?: string | null }
> = async ({ data, originalDoc, req }) => {
  const kind = translatedKind(String(data.kind ?? originalDoc?.kind ?? ""));
  const original =
    kind && (await originalOf(req.payload, { ...originalDoc, ...data, kind: kind.slug }, req));
  if (!kind || !original) return data;
  const restored = restoredIn(req);
  if (restored) return { ...data, translatedFrom: restored };
  const now = wordTexts(kind.shape, original, "id");
  const before = textsOf(originalDoc?.translatedFrom);
  // A translation from before the words were stored, or a new one, begins with those of now.
  if (!before) return { ...data, translatedFrom: now };
  const wordsIn = (doc: Partial<Translation> | undefined): Texts =>
    wordTexts(kind.shape, dataIn(doc?.words?.[0]), ROW_OF);
  const [were, are] = [wordsIn(originalDoc), wordsIn(data.words ? data : originalDoc)];
  const confirmed = confirmedIn(data.stillRight);
  const written = (path: string): boolean =>
    were[path] !== are[path] || confirmed[path] === (now[path] ?? "");
  return { ...data, translatedFrom: notedTexts(before, now, written) };
};
