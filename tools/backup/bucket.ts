/**
 * The bucket of an installation (S3_BUCKET). In a backup its files stand where they would lie in a
 * data folder, so that they are restored into the one or the other.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { BucketPlace } from "../../packages/contract/src/files/bucket-place.ts";
import type { FileStore } from "../../packages/contract/src/files/file-store.ts";
import { filesInBucket, whyNoBucket } from "../../packages/contract/src/files/in-bucket.ts";
import { PREFIXES } from "../../packages/contract/src/files/open-files.ts";
import type { Found } from "./data-folder.ts";
import { DATA, sha256Of, type Manifest } from "./manifest.ts";

export interface Bucket {
  name: string;
  /** Why it cannot be had; `null` where it can. */
  whyAway(): Promise<string | null>;
  /** What lies under a prefix. */
  files(prefix: string): FileStore;
}

export const openBucket = (place: BucketPlace): Bucket => ({
  name: place.name,
  whyAway: () => whyNoBucket(place),
  files: (prefix) => filesInBucket(place, prefix),
});

/** Prefixes of the bucket, and the folders that they are without one. */
const FOLDERS: [prefix: string, folder: string][] = [
  [PREFIXES.library, "media/"],
  [PREFIXES.intake, "intake/files/"],
  [PREFIXES.inbox, "inbox/"],
];

/** Neither a folder's own entry nor what would be another place in an archive. */
const isPlain = (name: string): boolean => !/^\.{0,2}$|\0/.test(name);

/** Every file that goes into a backup. A file there is whole, or not there. */
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
        // `null`: it was removed meanwhile.
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
 * Puts the unpacked files of `stage` into the bucket, and takes them from there. What has the same name and
 * other content is kept under another; what is in no backup stays. Returns where what was there is.
 */
export async function restoreIntoBucket(
  bucket: Bucket,
  stage: string,
  { manifest, stamp }: { manifest: Manifest; stamp: string },
): Promise<string[]> {
  const kept = `before-restore-${stamp}/`;
  let moved = 0;
  for (const [prefix, folder] of FOLDERS) {
    const from = join(stage, DATA, folder);
    const files = bucket.files(prefix);
    const aside = bucket.files(kept + prefix);
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
  return moved === 0 ? [] : [`${moved} files of the bucket ${bucket.name}, beneath ${kept}`];
}
