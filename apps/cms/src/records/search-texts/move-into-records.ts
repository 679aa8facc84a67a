/**
 * Until November 2026 `seo-records` held the texts of every page. Those of a page with a record
 * move into it, in all of its versions: a restored one keeps them.
 */
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { SearchTexts, SeoRecord } from "#payload-types.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { endPlans } from "#records/search-texts/end-plans.ts";
import { hasTexts } from "#records/search-texts/has-texts.ts";
import { recordAtPath, type PageRecord } from "#records/search-texts/record-at-path.ts";

const quietly = { depth: 0, overrideAccess: true, context: { quiet: true } } as const;
const NAMES = ["title", "description", "image", "keywords", "canonical", "noindex"] as const;

interface Version {
  id: number;
  version: { _status?: string | null };
}
interface Texts {
  /** As visitors get them; `null`: never published. */
  shown: SearchTexts | null;
  /** Changes that are not published yet. */
  draft: SearchTexts | null;
}

export interface MovedTexts {
  row: SeoRecord;
  record: PageRecord;
  texts: SearchTexts;
}

/** Before the first request. Returns what has moved; later starts find nothing. */
export async function moveSearchTexts(payload: Payload): Promise<MovedTexts[]> {
  const rows = await payload.db.find<SeoRecord>({
    collection: "seo-records",
    pagination: false,
    limit: 0,
  });
  const moved: MovedTexts[] = [];
  for (const row of rows.docs) {
    const record = await recordAtPath(payload, row.path);
    // A page may exist without its record; the texts of an unpublished one would be lost to visitors.
    if (!record || (record.id === undefined && !isPublished(record))) continue;
    // Texts in the trash return with a record that is there, too, and with no other.
    if (row.deletedAt && !record.deletedAt) continue;
    const latest = await latestOf(payload, row);
    const texts = textsOf(row, latest);
    if (hasTexts(record.search) && !isSame(record.search, texts.shown)) continue;
    await move(payload, record, texts);
    await endPlans(payload, row, [row, latest]);
    await payload.db.deleteVersions({
      collection: "seo-records",
      where: { parent: { equals: row.id } },
    });
    await payload.db.deleteOne({ collection: "seo-records", where: { id: { equals: row.id } } });
    moved.push({ row, record, texts: texts.draft ?? texts.shown ?? {} });
  }
  if (moved.length > 0)
    payload.logger.info({ pages: moved.length, msg: "search texts were moved into their records" });
  return moved;
}

const textsIn = (from: SearchTexts & { path?: string | null }): SearchTexts => {
  const texts = Object.fromEntries(NAMES.map((name) => [name, from[name] ?? null]));
  const isOwn = from.canonical === from.path;
  return { ...texts, noindex: from.noindex === true, ...(isOwn && { canonical: null }) };
};

const isSame = (one: SearchTexts, other: SearchTexts | null): boolean =>
  NAMES.every((name) => (one[name] || null) === (other?.[name] || null));

/** The newest state, published or not. */
async function latestOf(payload: Payload, row: SeoRecord): Promise<SeoRecord> {
  const { docs } = await payload.db.findVersions<SeoRecord>({
    collection: "seo-records",
    where: { parent: { equals: row.id } },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
  });
  return docs[0]?.version ?? row;
}

const textsOf = (row: SeoRecord, latest: SeoRecord): Texts => ({
  shown: isPublished(row) ? textsIn(row) : null,
  draft: isPublished(latest) ? null : textsIn(latest),
});

/** The versions first: an interrupted move starts over while the record has no texts. */
async function move(payload: Payload, record: PageRecord, { shown, draft }: Texts): Promise<void> {
  const versions = await versionsOf(payload, record);
  const isPublic = isPublished(record);
  const ofPublic = isPublic ? shown : (draft ?? shown);
  const [latest] = versions;
  for (const version of versions) {
    const isLatestDraft = version === latest && !isPublished(version.version);
    const texts = isLatestDraft ? (draft ?? shown) : ofPublic;
    if (texts) await writeVersion(payload, record, version.id, texts);
  }
  if (ofPublic) await writeRecord(payload, record, ofPublic);
  const hasDraft = latest !== undefined && !isPublished(latest.version);
  if (draft && isPublic && !hasDraft) await saveDraft(payload, record, draft);
}

const isOfCollection = ({ id }: PageRecord): boolean => id !== undefined;

async function versionsOf(payload: Payload, record: PageRecord): Promise<Version[]> {
  const newestFirst = { sort: "-updatedAt", pagination: false, limit: 0 } as const;
  const { docs } = isOfCollection(record)
    ? await payload.db.findVersions<Version["version"]>({
        ...newestFirst,
        collection: record.kind as CollectionSlug,
        where: { parent: { equals: record.id } },
      })
    : await payload.db.findGlobalVersions<Version["version"]>({
        ...newestFirst,
        global: record.kind as GlobalSlug,
      });
  return docs.map(({ id, version }) => ({ id: Number(id), version }));
}

/** `updatedAt: null` leaves the time of the last change. */
async function writeVersion(
  payload: Payload,
  record: PageRecord,
  id: number,
  search: SearchTexts,
): Promise<void> {
  const versionData = { updatedAt: null, version: { search, updatedAt: null } } as never;
  if (isOfCollection(record))
    await payload.db.updateVersion({
      collection: record.kind as CollectionSlug,
      id,
      versionData,
      returning: false,
    });
  else
    await payload.db.updateGlobalVersion({
      global: record.kind as GlobalSlug,
      id,
      versionData,
      returning: false,
    });
}

async function writeRecord(
  payload: Payload,
  record: PageRecord,
  search: SearchTexts,
): Promise<void> {
  const data = { search, updatedAt: null };
  if (record.id !== undefined)
    await payload.db.updateOne({
      collection: record.kind as CollectionSlug,
      id: record.id,
      data,
      returning: false,
    });
  else
    await payload.db.updateGlobal({
      slug: record.kind as GlobalSlug,
      data,
      returning: false,
    });
}

/** Payload copies the whole record into the draft. */
async function saveDraft(payload: Payload, record: PageRecord, search: SearchTexts): Promise<void> {
  if (record.id !== undefined)
    await payload.update({
      ...quietly,
      collection: record.kind as CollectionSlug,
      id: record.id,
      data: { search } as never,
      draft: true,
      trash: true,
    });
  else
    await payload.updateGlobal({
      ...quietly,
      slug: record.kind as GlobalSlug,
      data: { search } as never,
      draft: true,
    });
}
