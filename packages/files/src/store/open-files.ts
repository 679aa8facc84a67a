import type { BucketPlace } from "#store/bucket-place.ts";
import type { FileStore } from "#store/file-store.ts";
import { filesInBucket } from "#store/in-bucket.ts";
import { filesInFolder } from "#store/in-folder.ts";

/** Prefixes of a bucket by kind; visitors' files are separate. */
export const PREFIXES = {
  library: "",
  intake: "visitors/intake/",
  inbox: "visitors/inbox/",
  /** Can be regenerated: in no backup. */
  pictures: "pictures/",
};

/** In the bucket if there is one, else in the folder. */
export function openFiles(
  folder: string,
  kind: keyof typeof PREFIXES,
  bucket: BucketPlace | undefined,
): FileStore {
  const inFolder = filesInFolder(folder);
  return bucket ? filesInBucket(bucket, PREFIXES[kind], inFolder) : inFolder;
}
