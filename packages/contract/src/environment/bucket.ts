import * as kinds from "#environment/kinds.ts";
import { setting } from "#environment/setting.ts";

/** Files in a bucket, for several sites and content hosts. */
export const bucket = {
  S3_BUCKET: setting(
    "Bucket of an S3 for the media library (with CMS_DATABASE_URL), visitors' files and made pictures, the same for sites and content hosts; not set means DATA_DIR.",
    kinds.bucketName,
  ),
  S3_ENDPOINT: setting(
    "Where the S3 is (https://s3.example.com); not set means Amazon's, in S3_REGION.",
    kinds.origin,
  ),
  S3_REGION: setting("Region of the bucket.", kinds.text, { byDefault: "us-east-1" }),
  S3_ACCESS_KEY_ID: setting(
    "Key that may list the bucket, and read, write and remove in it.",
    kinds.text,
    {
      isSecret: true,
    },
  ),
  S3_SECRET_ACCESS_KEY: setting("The secret of that key.", kinds.text, { isSecret: true }),
  S3_FORCE_PATH_STYLE: setting(
    "1 names the bucket in the path and not in the host name, as most S3 but Amazon's want.",
    kinds.flag,
    { byDefault: "0" },
  ),
};
