import type { BucketPlace } from "#files/bucket-place.ts";
import type { FileStore } from "#files/file-store.ts";
import { filesInBucket } from "#files/in-bucket.ts";
import { filesInFolder } from "#files/in-folder.ts";

/** Where each kind of files lies in a bucket. What visitors sent is beneath one prefix, to be kept apart. */
export const PREFIXES = {
  library: "",
  intake: "visitors/intake/",
  inbox: "visitors/inbox/",
  /** What is made anew when it is gone: in no backup. */
  pictures: "pictures/",
};

/** In the bucket where there is one, else in the folder. */
export function openFiles(
  folder: string,
  kind: keyof typeof PREFIXES,
  bucket: BucketPlace | undefined,
): FileStore {
  const inFolder = filesInFolder(folder);
  return bucket ? filesInBucket(bucket, PREFIXES[kind], inFolder) : inFolder;
}
