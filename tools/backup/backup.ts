/** Makes a backup while everything runs. */
import { mkdtemp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createArchive, type ArchiveWriter } from "./archive.ts";
import { bucketFiles } from "./bucket.ts";
import { dataFiles, type Found } from "./data-folder.ts";
import { partsOf, takeCounts, takeSnapshot, type Place } from "./databases.ts";
import { DATA, DATABASE, FORMAT, MANIFEST, sha256, sha256Of, type Manifest } from "./manifest.ts";
import type { Snapshot } from "./snapshot.ts";

export interface Made {
  path: string;
  size: number;
  /** Of the whole archive: stored elsewhere, it proves that the archive was not changed. */
  sha256: string;
  files: number;
  /** Files that a row names and that were missing already. */
  missing: string[];
  /** Damaged counts, which are omitted from the backup. */
  damaged: string[];
}

/**
 * How often the databases are read again when a file that a row names has been deleted meanwhile.
 */
const TRIES = 5;
/**
 * Milliseconds for which a file must be unchanged to be packed before the databases are read: a
 * younger one may be half written, and be deleted by the time its row is read.
 */
const AT_REST_MS = 2000;

interface Packing {
  place: Place;
  archive: ArchiveWriter;
  files: Manifest["files"];
  /** The state of each file of the data folder when it was packed. */
  packed: Map<string, string>;
}

/**
 * Packs the files, then the databases, then files that are new since. A row is written after its
 * file, so every file that a snapshot names existed before it; one that is deleted during the
 * backup was packed in the first round. The library deletes a file before its row: at the next try
 * both are gone.
 */
export async function makeBackup(place: Place, path: string, by: string): Promise<Made> {
  const archive = await createArchive(path);
  const folder = await mkdtemp(join(dirname(path), `.${basename(path)}.`)).catch(
    async (error: unknown) => {
      await archive.abandon();
      throw error;
    },
  );
  const packing: Packing = { place, archive, files: {}, packed: new Map() };
  try {
    await packFiles(packing, Date.now() - AT_REST_MS);
    let snapshots = await packAround(packing, folder);
    for (let tries = 1; tries < TRIES && missingOf(packing, snapshots).length > 0; tries += 1)
      snapshots = await packAround(packing, folder);
    for (const snapshot of snapshots) await packSnapshot(packing, snapshot);
    const counts = takeCounts(place, folder);
    for (const count of counts)
      if (count.file) await packDatabase(packing, DATA + count.path, count.file);
    const missing = missingOf(packing, snapshots);
    const recordOf = (name: string) =>
      snapshots.find(({ part }) => part.name === name)?.record ?? {
        kind: "sqlite" as const,
        schema: null,
      };
    const manifest: Manifest = {
      format: FORMAT,
      made: new Date().toISOString(),
      by,
      content: recordOf("content"),
      journal: recordOf("journal"),
      files: packing.files,
      missing,
    };
    await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), 0o600);
    return {
      path,
      ...(await archive.finish()),
      files: Object.keys(packing.files).length,
      missing,
      damaged: counts.filter(({ file }) => file === null).map((count) => count.path),
    };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Snapshots of both databases, and files that were added until they were taken. */
async function packAround(packing: Packing, folder: string): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = [];
  for (const part of partsOf(packing.place))
    snapshots.push(await takeSnapshot(part, packing.place, folder));
  await packFiles(packing);
  return snapshots;
}

const missingOf = ({ packed }: Packing, snapshots: readonly Snapshot[]): string[] =>
  [...new Set(snapshots.flatMap(({ named }) => named))]
    .filter((path) => !packed.has(path))
    .toSorted();

/**
 * Packs every file that is not packed in its present state and has not changed since `before`. A
 * file that is being written is left for the next round. Files that are in the bucket too are
 * packed from there.
 */
async function packFiles(packing: Packing, before = Infinity): Promise<void> {
  const { place } = packing;
  const inBucket = new Set<string>();
  if (place.bucket)
    for await (const found of bucketFiles(place.bucket)) {
      inBucket.add(found.path);
      await packFile(packing, found, before);
    }
  for await (const found of dataFiles(place.dataDir))
    if (!inBucket.has(found.path)) await packFile(packing, found, before);
}

async function packFile(
  { archive, files, packed }: Packing,
  { path, stamp, changed, mode, read }: Found,
  before: number,
): Promise<void> {
  if ((read && changed > before) || packed.get(path) === stamp) return;
  const bytes = read ? await read() : null;
  if (read && !bytes) return;
  await archive.add(DATA + path, bytes, path === "secrets.json" ? 0o600 : mode & 0o777);
  packed.set(path, stamp);
  if (bytes) files[DATA + path] = { size: bytes.length, sha256: sha256(bytes) };
}

async function packSnapshot(packing: Packing, { part, record, file }: Snapshot): Promise<void> {
  if (file)
    await packDatabase(
      packing,
      record.kind === "sqlite" ? DATA + part.file : `${DATABASE}${part.name}.sql`,
      file,
    );
}

async function packDatabase(
  { archive, files }: Packing,
  path: string,
  file: string,
): Promise<void> {
  const digest = await sha256Of(file);
  files[path] = { size: await archive.add(path, { file }, 0o600), sha256: digest };
}
