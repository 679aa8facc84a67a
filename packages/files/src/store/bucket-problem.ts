import { connectionProblem } from "@meridian/http/bounded-fetch";
import type { BucketPlace } from "#store/bucket-place.ts";

/** The message is for the log and contains nothing of the request. */
export class BucketError extends Error {
  override readonly name = "BucketError";
}

/** By name: a bundle may contain the class twice. */
export const isBucketError = (error: unknown): error is BucketError =>
  error instanceof Error && error.name === "BucketError";

/** A bucket's error and the setting to check, without keys. */
export function bucketProblem(error: unknown, { name, endpoint, region }: BucketPlace): string {
  const where = `bucket ${name} at ${endpoint ?? `Amazon's S3 in ${region}`}`;
  const status = statusOf(error);
  if (status === 401 || status === 403)
    return `${where} refuses access (${status}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the key's permissions`;
  if (status === 404)
    return `${where} does not exist: check S3_BUCKET and S3_ENDPOINT, or create it`;
  if (status !== undefined) return `${where} answered ${status}`;
  const words = error instanceof Error && error.name === "TimeoutError" ? "no response" : "";
  return `${where} is unreachable (${words || connectionProblem(error)}); each request tries again`;
}

/** An S3 error's HTTP status. By shape: the bundle has a copy of the library's classes. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const metadata = error.$metadata;
  return typeof metadata === "object" &&
    metadata !== null &&
    "httpStatusCode" in metadata &&
    typeof metadata.httpStatusCode === "number"
    ? metadata.httpStatusCode
    : undefined;
}
