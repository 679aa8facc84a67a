/**
 * The texts of one record as units: one for each field, with a segment for each paragraph of a rich
 * text. A unit's id names its place: `services:12:boxes.65f….title`.
 */
import type { FormShape, TextLimit } from "#translations/form-shape.ts";
import {
  fromNodes,
  fromTitle,
  markProblem,
  renumbered,
  toNodes,
  toTitle,
  type Code,
  type Codes,
} from "#translations/files/codes.ts";
import {
  markedText,
  parseMarked,
  wordsOnly,
  type Inline,
} from "#translations/files/marked-text.ts";
import { isRichText, partsOf, runsIn, withRuns, type RichState } from "#translations/files/runs.ts";
import { dataIn, rowFor, rowsIn } from "#translations/merge-words.ts";

type Data = Record<string, unknown>;

export interface Segment {
  /** Unique in the unit. */
  id: string;
  source: string;
  /** `null`: not translated. */
  target: string | null;
}

export interface Unit {
  /** With the ids of the original's rows, as in `translatedFrom`. */
  path: string;
  /** For people: `Boxes 2, title`. */
  label: string;
  limit: TextLimit | null;
  codes: Codes;
  segments: Segment[];
  /** The translation that is there, if it has other paragraphs: it is replaced as a whole. */
  other: RichState | null;
  /** The value with these texts in place of the segments'; a reason if it cannot be made. */
  written: (texts: ReadonlyMap<string, string>) => { value: unknown } | { problem: string };
}

/** The place of a unit among all of a file: an XML name token. */
export const unitId = (kind: string, record: number | null, path: string): string =>
  `${kind}:${record ?? ""}:${path}`;

/** Where the fields of a part are. */
interface Within {
  path: string;
  label: string;
}

/** `shortDescription`: `short description`. */
const spaced = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
const labelIn = ({ label }: Within, name: string): string =>
  label === "" ? spaced(name) : `${label}, ${spaced(name)}`;

/** Of one document and its translation's words. Texts that the original lacks are no units. */
export function unitsOf(
  shape: FormShape,
  original: Data,
  words: Data,
  within: Within = { path: "", label: "" },
): Unit[] {
  const own = shape.words.flatMap((name): Unit[] => {
    const limit = shape.limits.get(name) ?? null;
    const unit = unitOf({ path: within.path + name, limit }, original[name], words[name]);
    return unit ? [{ ...unit, label: labelIn(within, name) }] : [];
  });
  const inGroups = [...shape.groups].flatMap(([name, inner]) =>
    unitsOf(inner, dataIn(original[name]), dataIn(words[name]), {
      path: `${within.path}${name}.`,
      label: labelIn(within, name),
    }),
  );
  const inRows = [...shape.rows].flatMap(([name, of]) => {
    const rows = rowsIn(original[name]);
    const translated = rowsIn(words[name]);
    return rows.flatMap((row, at) =>
      unitsOf(of(row), row, rowFor(of, translated, at, rows), {
        path: `${within.path}${name}.${row.id}.`,
        label: `${labelIn(within, name)} ${at + 1}`,
      }),
    );
  });
  return [...own, ...inGroups, ...inRows];
}

/** A text, with what turns it and its marks into a stored one. */
interface Text {
  inlines: Inline[];
  own: Codes;
}

function readWith(read: (number: (code: Code) => string) => Inline[], first: number): Text {
  const own: Codes = new Map();
  const inlines = read((code) => {
    const id = String(first + own.size);
    own.set(id, code);
    return id;
  });
  return { inlines, own };
}

type Unlabelled = Omit<Unit, "label">;
type Place = Pick<Unit, "path" | "limit">;

function unitOf(place: Place, original: unknown, own: unknown): Unlabelled | null {
  if (isRichText(original)) return richUnit(place, original, isRichText(own) ? own : null);
  if (typeof original === "string")
    return textUnit(place, { originals: [original], owns: typeof own === "string" ? [own] : [] });
  if (Array.isArray(original) && original.every((one) => typeof one === "string"))
    return textUnit(place, {
      originals: original,
      owns: Array.isArray(own) ? own.map(String) : [],
      isList: true,
    });
  return null;
}

/** The codes of a segment: of the original, and of the text that is there. */
interface Marks {
  source: Codes;
  now: Codes | null;
}

interface Pair {
  id: string;
  original: Text;
  own: Text | null;
}

function paired(pairs: readonly Pair[]): {
  codes: Codes;
  segments: Segment[];
  marks: ReadonlyMap<string, Marks>;
} {
  const codes: Codes = new Map();
  for (const { original } of pairs) for (const [id, code] of original.own) codes.set(id, code);
  const marks = new Map<string, Marks>();
  const segments = pairs.map(({ id, original, own }): Segment => {
    const target =
      own && wordsOnly(own.inlines).trim() !== ""
        ? renumbered(own.inlines, own.own, original.own, codes)
        : null;
    marks.set(id, { source: original.own, now: target && target.codes });
    return {
      id,
      source: markedText(original.inlines),
      target: target && markedText(target.inlines),
    };
  });
  return { codes, segments, marks };
}

const NONE: Marks = { source: new Map(), now: null };

/** The texts of the segments with their marks again, or why one is wrong. */
function readTexts<T>(
  texts: ReadonlyMap<string, string>,
  marks: ReadonlyMap<string, Marks>,
  made: (inlines: readonly Inline[], codes: Codes) => T,
): Map<string, T> | string {
  const read = new Map<string, T>();
  for (const [id, text] of texts) {
    const inlines = parseMarked(text);
    const own = marks.get(id) ?? NONE;
    // Not those of another segment; the text that is there keeps its links.
    const codes = new Map([...own.source, ...(own.now ?? [])]);
    const problem = markProblem(inlines, codes, own);
    if (problem !== null || !inlines) return problem ?? "";
    read.set(id, made(inlines, codes));
  }
  return read;
}

/** A part of a list or of a rich text would be shown empty, or in the original's language. */
function missingPart(
  texts: ReadonlyMap<string, string>,
  segments: readonly Segment[],
  parts: string,
): { problem: string } | null {
  const needed = segments.filter(({ source }) => source.trim() !== "");
  const there = needed.filter(({ id, target }) => texts.has(id) || target !== null);
  return there.length === needed.length
    ? null
    : { problem: `only ${there.length} of its ${needed.length} ${parts} are translated` };
}

interface Texts {
  originals: readonly string[];
  owns: readonly string[];
  /** The field has several texts. */
  isList?: boolean;
}

function textUnit(
  { path, limit }: Place,
  { originals, owns, isList = false }: Texts,
): Unlabelled | null {
  if (originals.every((text) => text.trim() === "")) return null;
  let first = 1;
  const pairs = originals.map((text, at): Pair => {
    const original = readWith((number) => fromTitle(text, number), first);
    first += original.own.size;
    const now = owns[at];
    return {
      id: `s${at + 1}`,
      original,
      own: now === undefined ? null : readWith((number) => fromTitle(now, number), 1),
    };
  });
  const made = paired(pairs);
  return {
    path,
    limit,
    ...made,
    other: null,
    written(texts) {
      const read = readTexts(texts, made.marks, toTitle);
      if (typeof read === "string") return { problem: read };
      const missing = missingPart(texts, made.segments, "texts");
      if (missing) return missing;
      const all = made.segments.map(({ id }, at) => read.get(id) ?? owns[at] ?? "");
      return { value: isList ? all : all[0] };
    },
  };
}

function richUnit(
  { path, limit }: Place,
  original: RichState,
  own: RichState | null,
): Unlabelled | null {
  const originals = [...runsIn(original)];
  if (originals.length === 0) return null;
  const same = own && partsOf(own) === partsOf(original) ? own : null;
  const owns = same ? runsIn(same) : null;
  const hasOwn = own !== null && runsIn(own).size > 0;
  const places = new Map<string, string>();
  let first = 1;
  const pairs = originals.map(([place, run], at): Pair => {
    const text = readWith((number) => fromNodes(run, number), first);
    first += text.own.size;
    const now = owns?.get(place);
    places.set(place, `s${at + 1}`);
    return {
      id: `s${at + 1}`,
      original: text,
      own: now ? readWith((number) => fromNodes(now, number), 1) : null,
    };
  });
  const made = paired(pairs);
  return {
    path,
    limit,
    ...made,
    other: hasOwn && !same ? own : null,
    written(texts) {
      const read = readTexts(texts, made.marks, (inlines, codes) => toNodes(inlines, codes));
      if (typeof read === "string") return { problem: read };
      const missing = missingPart(texts, made.segments, "paragraphs");
      if (missing) return missing;
      // Its pictures and links stay, unless a paragraph is empty in it: that has no place for words.
      const isComplete = same && originals.every(([place]) => owns?.has(place));
      return {
        value: withRuns(
          isComplete ? same : original,
          (place, run) => read.get(places.get(place) ?? "") ?? owns?.get(place) ?? run,
        ),
      };
    },
  };
}
