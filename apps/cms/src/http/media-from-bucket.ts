import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import type { BucketPlace } from "#bucket/bucket-place.ts";
import { bucketProblem, statusOf } from "#bucket/bucket-problem.ts";
import { clientConfig } from "#bucket/client-config.ts";
import type { MediaFiles } from "#http/media-files.ts";

/**
 * The library's files in a bucket. Those that are not there yet may still lie on the disk, from
 * before there was one.
 */
export function mediaFromBucket(place: BucketPlace, onDisk: MediaFiles): MediaFiles {
  const client = new S3Client(clientConfig(place));
  const { name: Bucket } = place;
  return {
    async find(name) {
      const found = await client
        .send(new HeadObjectCommand({ Bucket, Key: name }))
        .catch((error: unknown) => {
          if (statusOf(error) === 404) return null;
          throw new Error(`media: ${bucketProblem(error, place)}`, { cause: error });
        });
      if (!found) return onDisk.find(name);
      return {
        size: found.ContentLength ?? 0,
        etag: found.ETag ?? `"${name}"`,
        async read(range) {
          const { Body } = await client.send(
            new GetObjectCommand({
              Bucket,
              Key: name,
              ...(range && { Range: `bytes=${range.start}-${range.end}` }),
            }),
          );
          return Body instanceof Readable ? Body : Readable.from([]);
        },
      };
    },
  };
}

/** Why the bucket cannot be had, at the start; `null` where it can. */
export async function whyNoBucket(place: BucketPlace, silenceMs?: number): Promise<string | null> {
  const client = new S3Client(clientConfig(place, silenceMs));
  try {
    await client.send(new HeadBucketCommand({ Bucket: place.name }));
    return null;
  } catch (error) {
    return bucketProblem(error, place);
  } finally {
    client.destroy();
  }
}
