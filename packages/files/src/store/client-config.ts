import type { S3ClientConfig } from "@aws-sdk/client-s3";
import type { BucketPlace } from "#store/bucket-place.ts";

/** For connecting, and between data: an editor, a visitor or the site waits. */
const CONNECT_MS = 3000;
const SILENCE_MS = 8000;

const nothing = (): void => undefined;

export const clientConfig = (
  { name, endpoint, region, accessKeyId, secretAccessKey }: BucketPlace,
  silenceMs = SILENCE_MS,
): S3ClientConfig => ({
  ...(endpoint !== undefined && { endpoint }),
  region,
  credentials: { accessKeyId, secretAccessKey },
  // Not every server has a name of its own for each bucket, and no certificate is for a name with dots.
  forcePathStyle: endpoint !== undefined || name.includes("."),
  maxAttempts: 2,
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
  // Prevents separate log lines.
  logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  // Omits optional checksums, which only Amazon's newest version supports.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
});
