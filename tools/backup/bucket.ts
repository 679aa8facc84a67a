/**
 * The bucket of an installation (S3_BUCKET). A backup stores its files under the paths of a data
 * folder, so that they can be restored into either.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { BucketPlace } from "../../packages/files/src/store/bucket-place.ts";
import type { FileStore } from "../../packages/files/src/store/file-store.ts";
import { filesInBucket, whyNoBucket } from "../../packages/files/src/store/in-bucket.ts";
import { PREFIXES } from "../../packages/files/src/store/open-files.ts";
import type { Found } from "./data-folder.ts";
import { DATA, sha256Of, type Manifest } from "./manifest.ts";

export interface Bucket {
  name: string;
  /** Why it is unreachable, or `null`. */
  whyAway(): Promise<string | null>;
  files(prefix: string): FileStore;
}

export const openBucket = (place: BucketPlace): Bucket => ({
  name: place.name,
  whyAway: () => whyNoBucket(place),
  files: (prefix) => filesInBucket(place, prefix),
});

const FOLDERS: [prefix: string, folder: string][] = [
  [PREFIXES.library, "media/"],
  [PREFIXES.intake, "intake/files/"],
  [PREFIXES.inbox, "inbox/"],
];

/** Excludes folder entries, and names that an archive would read as another path. */
const isPlain = (name: string): boolean => !/^\.{0,2}$|\0/.test(name);

/** Every file for a backup; files in a bucket are always complete. */
export async function* bucketFiles(bucket: Bucket): AsyncGenerator<Found> {
  for (const [prefix, folder] of FOLDERS) {
    const files = bucket.files(prefix);
    for await (const { name, etag } of files.list()) {
      if (!isPlain(name)) continue;
      yield {
        path: folder + name,
        stamp: etag,
        changed: 0,
        mode: 0o600,
        // `null`: deleted meanwhile.
        read: async () => {
          const found = await files.find(name);
          return found && buffer(await found.read());
        },
      };
    }
  }
}

export async function isEmpty(bucket: Bucket): Promise<boolean> {
  for await (const _ of bucketFiles(bucket)) return false;
  return true;
}

/**
 * Moves unpacked files into the bucket. Renames an existing file with the same name and other
 * content; files that the backup lacks stay. Returns the new names.
 */
export async function restoreIntoBucket(
  bucket: Bucket,
  stage: string,
  { manifest, stamp }: { manifest: Manifest; stamp: string },
): Promise<string[]> {
  const replaced = `before-restore-${stamp}/`;
  let moved = 0;
  for (const [prefix, folder] of FOLDERS) {
    const from = join(stage, DATA, folder);
    const files = bucket.files(prefix);
    const aside = bucket.files(replaced + prefix);
    const entries = existsSync(from) ? await readdir(from, { withFileTypes: true }) : [];
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      const there = await files.find(name);
      if (there) {
        const copy = join(stage, randomUUID());
        await pipeline(await there.read(), createWriteStream(copy, { mode: 0o600 }));
        if ((await sha256Of(copy)) !== manifest.files[DATA + folder + name]?.sha256) {
          await aside.take(name, copy);
          moved += 1;
        }
      }
      await files.take(name, join(from, name));
    }
  }
  return moved === 0 ? [] : [`${moved} files of the bucket ${bucket.name}, beneath ${replaced}`];
}
