/** Writes the returned texts of one record as a draft, in the transaction of the request. */
import type { PayloadRequest } from "payload";
import {
  listedUnits,
  textsOf,
  titleOf,
  versionsOf,
  wordsIn,
  type Versions,
} from "#translations/files/language-words.ts";
import {
  compareAll,
  emptyReport,
  formOf,
  refuseUnknown,
  type Arrived,
  type Report,
  type TakeBack,
} from "#translations/files/report.ts";
import { unitsOf } from "#translations/files/units.ts";
import { dataIn, rowsIn, wordsAlong } from "#translations/merge-words.ts";
import { knowOriginal } from "#translations/original-of.ts";
import { originalsOf } from "#translations/what-remains.ts";
import { translatedKind, type TranslatedKind } from "#translations/translated-kinds.ts";
import { wordTexts } from "#translations/translated-from.ts";
import { ROW_OF } from "#translations/word-fields.ts";
import type { Translation } from "#payload-types.ts";
import { lockRecord } from "#server/lock-record.ts";

interface OfRecord {
  kind: string;
  record: number | null;
  arrived: readonly Arrived[];
}

export async function takeRecord(
  req: PayloadRequest,
  { language, returned: { at } }: TakeBack,
  { kind, record, arrived }: OfRecord,
): Promise<Report> {
  const report = emptyReport();
  const described = translatedKind(kind);
  const isPlace = described && described.isGlobal === (record === null);
  const [original] = isPlace ? await originalsOf(req.payload, described, { record, req }) : [];
  if (!described || !original) {
    for (const { unit } of arrived) refuseUnknown(report, unit.id, unit.id);
    return report;
  }
  const place = { kind, record, language };
  const read = async () => (await versionsOf(req.payload, place, req)).get(record) ?? null;
  let versions = await read();
  if (versions) {
    await lockRecord(req, "translations", versions.latest.id);
    versions = await read();
  }
  const before = await wordsBefore(req, { versions, at, kind: described, original });
  const title = titleOf(described, original);
  const changes = compareAll(report, title, {
    units: listedUnits(described, original, versions),
    arrived,
    changed: (unit) => before !== null && before.get(unit.path) !== textsOf(unit),
  });
  if (changes.size === 0) return report;
  knowOriginal(req, { kind, record, doc: original });
  const words = wordsAlong(described.shape, original, wordsIn(versions?.latest));
  for (const [path, change] of changes)
    if (change.kind === "new") setAt(words, path.split("."), change.value);
  const id = await save(req, {
    place,
    versions,
    words,
    right: rightIn(changes, described, original),
  });
  report.drafts.push({
    title,
    address: `/admin/collections/translations/${id}`,
  });
  return report;
}

/** The texts as the file was made from them; `null`: those of now. */
async function wordsBefore(
  req: PayloadRequest,
  {
    versions,
    at,
    kind,
    original,
  }: {
    versions: Versions | null;
    at: string | null;
    kind: TranslatedKind;
    original: Record<string, unknown>;
  },
): Promise<ReadonlyMap<string, string> | null> {
  if (!versions || at === null || String(versions.latest.updatedAt) <= at) return null;
  const { docs } = await req.payload.db.findVersions<Translation>({
    collection: "translations",
    where: {
      and: [
        { parent: { equals: versions.latest.id } },
        {
          or: [
            { updatedAt: { less_than_equal: at } },
            { "version.lastSavedIn": { equals: formOf(at) } },
          ],
        },
      ],
    },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    req,
  });
  const words = wordsIn(docs[0]?.version);
  return new Map(unitsOf(kind.shape, original, words).map((unit) => [unit.path, textsOf(unit)]));
}

/** By path, the original's text that a translation still fits. */
const rightIn = (
  changes: ReadonlyMap<string, { kind: "new" | "right" }>,
  { shape }: TranslatedKind,
  original: Record<string, unknown>,
): Record<string, string> => {
  const now = wordTexts(shape, original, "id");
  return Object.fromEntries(
    [...changes].flatMap(([path, { kind }]) => (kind === "right" ? [[path, now[path] ?? ""]] : [])),
  );
};

/** Rows are found by the original's row. */
function setAt(
  data: Record<string, unknown>,
  [name = "", ...rest]: string[],
  value: unknown,
): void {
  if (rest.length === 0) data[name] = value;
  else if (Array.isArray(data[name])) {
    const row = rowsIn(data[name]).find((one) => String(one[ROW_OF]) === rest[0]);
    if (row) setAt(row, rest.slice(1), value);
  } else {
    const group = { ...dataIn(data[name]) };
    data[name] = group;
    setAt(group, rest, value);
  }
}

interface Saved {
  place: { kind: string; record: number | null; language: string };
  versions: Versions | null;
  words: Record<string, unknown>;
  right: Record<string, string>;
}

/** A draft, in the name of the user. */
async function save(
  req: PayloadRequest,
  { place, versions, words, right }: Saved,
): Promise<number> {
  const { payload } = req;
  // The compiler knows the blocks by name only.
  const blocks = [{ ...words, blockType: place.kind }] as unknown as Translation["words"];
  const as = { collection: "translations", draft: true, depth: 0, req } as const;
  if (!versions) {
    const data = { ...place, words: blocks, _status: "draft" as const };
    return (await payload.create({ ...as, data, overrideAccess: true })).id;
  }
  const { id } = versions.latest;
  await payload.update({
    ...as,
    id,
    data: { words: blocks, stillRight: JSON.stringify(right) },
    overrideAccess: false,
  });
  return id;
}
