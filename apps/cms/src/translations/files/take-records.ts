/** Writes the returned texts of records of one kind as drafts, in the transaction of the request. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PayloadRequest } from "payload";
import { translationAddress } from "#translations/addresses.ts";
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
  type ArrivedRecord,
  type Report,
  type TakeBack,
} from "#translations/files/report.ts";
import { unitsOf } from "#translations/files/units.ts";
import { dataIn, rowsIn, wordsAlong } from "#translations/merge-words.ts";
import { knowOriginal, type OriginalDoc } from "#translations/original-of.ts";
import { originalsOf } from "#translations/what-remains.ts";
import { translatedKind, type TranslatedKind } from "#translations/translated-kinds.ts";
import { wordTexts } from "#translations/translated-from.ts";
import { ROW_OF } from "#translations/word-fields.ts";
import type { Translation } from "#payload-types.ts";
import { lockRecord } from "#server/lock-record.ts";

export async function takeRecords(
  req: PayloadRequest,
  { language, returned: { at } }: TakeBack,
  arrived: readonly ArrivedRecord[],
): Promise<Report> {
  const report = emptyReport();
  const kind = translatedKind(arrived[0]?.kind ?? "");
  const stored = kind && (await storedOf(req, { kind, language, arrived }));
  for (const { record, units } of arrived) {
    // Statements on SQLite are synchronous: without a pause no other request runs.
    await nextTurn();
    const original = stored?.originals.get(record);
    const versions = stored?.versions.get(record) ?? null;
    if (kind && original)
      await takeRecord(req, report, { kind, record, language, at, original, versions, units });
    else for (const { unit } of units) refuseUnknown(report, unit.id, unit.id);
  }
  return report;
}

/** Originals and translations by record, as they are until the transaction ends. */
async function storedOf(
  req: PayloadRequest,
  {
    kind,
    language,
    arrived,
  }: { kind: TranslatedKind; language: string; arrived: readonly ArrivedRecord[] },
) {
  const records = arrived.flatMap(({ record }) => record ?? []);
  const some = kind.isGlobal ? {} : { records };
  const of = { kind: kind.slug, language, ...some };
  await lockTranslations(req, of);
  const docs = await originalsOf(req.payload, kind, { ...some, req });
  const versions = await versionsOf(req.payload, of, req);
  return { originals: new Map(docs.map((doc) => [kind.isGlobal ? null : doc.id, doc])), versions };
}

/** The call that another one with the same records waits for. */
async function lockTranslations(
  req: PayloadRequest,
  { kind, language, records }: { kind: string; language: string; records?: readonly number[] },
): Promise<void> {
  const { docs } = await req.payload.db.find<Translation>({
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { equals: language },
      ...(records && { record: { in: [...records] } }),
    },
    select: { kind: true },
    sort: "id",
    limit: 0,
    pagination: false,
    req,
  });
  const ids = docs.map(({ id }) => id);
  if (ids.length > 0) await lockRecord(req, "translations", ids);
}

interface OfRecord {
  kind: TranslatedKind;
  record: number | null;
  language: string;
  at: string | null;
  original: OriginalDoc;
  versions: Versions | null;
  units: readonly Arrived[];
}

async function takeRecord(req: PayloadRequest, report: Report, of: OfRecord): Promise<void> {
  const { kind, record, language, original, versions, units } = of;
  const title = titleOf(kind, original);
  const changes = await compareAll(report, title, {
    units: listedUnits(kind, original, versions),
    arrived: units,
    before: () => textsBefore(req, of),
  });
  if (changes.size === 0) return;
  knowOriginal(req, { kind: kind.slug, record, doc: original });
  const words = wordsAlong(kind.shape, original, wordsIn(versions?.latest));
  for (const [path, change] of changes)
    if (change.kind === "new") setAt(words, path.split("."), change.value);
  const id = await save(req, {
    place: { kind: kind.slug, record, language },
    versions,
    words,
    right: rightIn(changes, kind, original),
  });
  report.drafts.push({ title, address: translationAddress(id) });
}

/** By path, the texts as the file was made from them; `null`: unknown. */
async function textsBefore(
  req: PayloadRequest,
  { versions, at, kind, original }: OfRecord,
): Promise<ReadonlyMap<string, string> | null> {
  if (at === null) return null;
  const doc = versions && (await versionBefore(req, versions.latest, at));
  // Only the newest versions are stored; a translation that was begun later had no words then.
  if (versions && !doc && versions.latest.createdAt <= at) return null;
  const words = wordsIn(doc);
  return new Map(unitsOf(kind.shape, original, words).map((unit) => [unit.path, textsOf(unit)]));
}

async function versionBefore(
  req: PayloadRequest,
  latest: Versions["latest"],
  at: string,
): Promise<Pick<Translation, "words"> | undefined> {
  if (String(latest.updatedAt) <= at) return latest;
  const { docs } = await req.payload.db.findVersions<Translation>({
    collection: "translations",
    where: {
      and: [
        { parent: { equals: latest.id } },
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
  return docs[0]?.version;
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
