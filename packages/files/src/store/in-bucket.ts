import { createReadStream } from "node:fs";
import { stat, unlink } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import type { ListObjectsV2CommandOutput, S3 } from "@aws-sdk/client-s3";
import type { BucketPlace } from "#store/bucket-place.ts";
import { BucketError, bucketProblem, statusOf } from "#store/bucket-problem.ts";
import { clientConfig } from "#store/client-config.ts";
import type { FileStore, ListedFile } from "#store/file-store.ts";
import { MEDIA_TYPES } from "#store/media-types.ts";

/** Most difference between the bucket's clock and ours, for file ages. */
const CLOCKS_DIFFER = 86_400_000;

/** Files below a prefix. `folder` may have older files. Amazon's library is loaded on first use. */
export function filesInBucket(place: BucketPlace, prefix: string, folder?: FileStore): FileStore {
  const { name: Bucket } = place;
  const client = connection(place);
  const request = <T>(what: (s3: S3) => Promise<T>): Promise<T> =>
    client()
      .then(what)
      .catch((error: unknown) => {
        throw new BucketError(bucketProblem(error, place), { cause: error });
      });
  const store: FileStore = {
    async find(name) {
      const Key = prefix + name;
      const found = await request((s3) => s3.headObject({ Bucket, Key })).catch(ifAbsent);
      if (!found) return (await folder?.find(name)) ?? null;
      return {
        size: found.ContentLength ?? 0,
        etag: found.ETag ?? `"${name}"`,
        async read(range) {
          const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
          const { Body } = await request((s3) => s3.getObject({ Bucket, Key, Range }));
          return Body instanceof Readable ? Body : Readable.from([]);
        },
      };
    },
    async take(name, path) {
      const { size: ContentLength } = await stat(path);
      await request((s3) =>
        twice(() =>
          s3.putObject({
            Bucket,
            Key: prefix + name,
            Body: createReadStream(path),
            ContentLength,
            ContentType: MEDIA_TYPES[extname(name).toLowerCase()],
          }),
        ),
      );
      await unlink(path);
    },
    async takeNew(name, path) {
      if (await store.find(name)) return false;
      await store.take(name, path);
      return true;
    },
    async remove(names) {
      await folder?.remove(names);
      for (const name of names)
        await request((s3) => s3.deleteObject({ Bucket, Key: prefix + name })).catch(ifAbsent);
    },
    async *list() {
      yield* listed((token) =>
        request((s3) =>
          s3.listObjectsV2({ Bucket, Prefix: prefix, Delimiter: "/", ContinuationToken: token }),
        ),
      );
      if (folder) yield* folder.list();
    },
  };
  return store;

  async function* listed(
    pageAt: (token: string | undefined) => Promise<ListObjectsV2CommandOutput>,
  ): AsyncGenerator<ListedFile> {
    let token: string | undefined;
    do {
      const page = await pageAt(token);
      for (const { Key = "", ETag = "", LastModified = new Date() } of page.Contents ?? [])
        yield {
          name: Key.slice(prefix.length),
          etag: ETag,
          written: LastModified.getTime() + CLOCKS_DIFFER,
        };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }
}

function ifAbsent(error: unknown): null {
  if (error instanceof BucketError && statusOf(error.cause) === 404) return null;
  throw error;
}

/** Retries once with a new stream; not after a timeout, because a visitor waits. */
const twice = <T>(put: () => Promise<T>): Promise<T> =>
  put().catch((error: unknown) => {
    const isSilent = error instanceof Error && error.name === "TimeoutError";
    if (isSilent || (statusOf(error) ?? 500) < 500) throw error;
    return put();
  });

/** Checks the bucket at start: why it is unavailable, or `null`. */
export async function whyNoBucket(place: BucketPlace, silenceMs?: number): Promise<string | null> {
  const client = connection(place, silenceMs);
  try {
    await (await client()).headBucket({ Bucket: place.name });
    return null;
  } catch (error) {
    return bucketProblem(error, place);
  } finally {
    (await client()).destroy();
  }
}

function connection(place: BucketPlace, silenceMs?: number): () => Promise<S3> {
  let opened: Promise<S3> | undefined;
  return () =>
    (opened ??= import("@aws-sdk/client-s3").then(
      ({ S3 }) => new S3(clientConfig(place, silenceMs)),
    ));
}
