export interface BucketPlace {
  name: string;
  /** Default: Amazon's in the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
