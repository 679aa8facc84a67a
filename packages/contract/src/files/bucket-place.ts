export interface BucketPlace {
  name: string;
  /** Default: Amazon's, in the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Names the bucket in the path. */
  isPathStyle: boolean;
}

/** The settings that make one. */
export const BUCKET_NAMES = [
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_FORCE_PATH_STYLE",
] as const;

/** Required for a bucket. */
export const BUCKET_KEYS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

interface Read {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE: boolean;
}

export const bucketOf = (read: Read): BucketPlace | undefined =>
  read.S3_BUCKET && read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY
    ? {
        name: read.S3_BUCKET,
        endpoint: read.S3_ENDPOINT,
        region: read.S3_REGION,
        accessKeyId: read.S3_ACCESS_KEY_ID,
        secretAccessKey: read.S3_SECRET_ACCESS_KEY,
        isPathStyle: read.S3_FORCE_PATH_STYLE,
      }
    : undefined;
