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
