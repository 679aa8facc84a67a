import type { S3ClientConfig } from "@aws-sdk/client-s3";
import type { BucketPlace } from "#bucket/bucket-place.ts";

/** Milliseconds for a connection, and between two signs of life: an editor or the site waits. */
const CONNECT_MS = 3000;
const SILENCE_MS = 8000;

export const clientConfig = (
  { endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: BucketPlace,
  silenceMs = SILENCE_MS,
): S3ClientConfig => ({
  ...(endpoint !== undefined && { endpoint }),
  region,
  credentials: { accessKeyId, secretAccessKey },
  forcePathStyle: isPathStyle,
  maxAttempts: 2,
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
  // Sums that only Amazon's newest know are left out where they need not be.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
});
