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
  /** Of the archive: if stored elsewhere, it proves that the archive is unchanged. */
  sha256: string;
  files: number;
  /** Files that rows name but that were already missing. */
  missing: string[];
  /** Damaged counts, omitted from the backup. */
  damaged: string[];
}

/** Times the databases are read again when a file that a row names was deleted meanwhile. */
const TRIES = 5;
/**
 * Milliseconds for which a file must be unchanged before it is packed ahead of the databases: a
 * younger one may be incomplete, and deleted before its row is read.
 */
const AT_REST_MS = 2000;

interface Packing {
  place: Place;
  archive: ArchiveWriter;
  files: Manifest["files"];
  packed: Map<string, string>;
}

/**
 * Makes a backup of a running installation: packs the files, then the databases, then new files. A
 * file is written before its row, so every file that a snapshot names existed, and one that is
 * deleted during the backup was packed in the first round. The library deletes a file before its
 * row: at the next try both are gone.
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

/** Snapshots of both databases, and the files added before them. */
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
 * Packs files that are not packed in their present state and unchanged since `before`; others wait
 * for the next round. Files that are also in the bucket are packed from there.
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
