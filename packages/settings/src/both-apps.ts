/** Settings of both apps. */
import type { BucketPlace } from "@meridian/files/store/bucket-place";
import * as kinds from "#kinds.ts";
import { setting, together } from "#setting.ts";

export const addresses = {
  siteUrl: setting(
    "SITE_URL",
    kinds.origin,
    "Scheme and host of the site, as visitors see them. Canonical addresses, HSTS (with https) and the origin from which forms are accepted follow from it.",
    { shownDefault: "http://localhost:3000" },
  ),
  sitePort: setting("SITE_PORT", kinds.port, "Port of the site.", { default: "3000" }),
  cmsUrl: setting("CMS_URL", kinds.origin, "Scheme and host under which editors open the admin.", {
    shownDefault: "http://127.0.0.1:4000",
  }),
  cmsPort: setting("CMS_PORT", kinds.fixedPort, "Port of the content host.", { default: "4000" }),
};

const bucket = together(
  {
    name: setting(
      "S3_BUCKET",
      kinds.bucketName,
      "S3 bucket for the media library (needs CMS_DATABASE_URL), visitors' files and resized pictures: the same for all sites and content hosts. Not set: files are in DATA_DIR.",
    ),
    endpoint: setting(
      "S3_ENDPOINT",
      kinds.origin,
      "Address of the S3. Not set: Amazon's, in S3_REGION.",
      { isConnection: true },
    ),
    region: setting("S3_REGION", kinds.text, "Region of the bucket.", { default: "us-east-1" }),
    accessKeyId: setting(
      "S3_ACCESS_KEY_ID",
      kinds.text,
      "Key that may list the bucket, and read, write and delete its objects.",
      { isSecret: true },
    ),
    secretAccessKey: setting("S3_SECRET_ACCESS_KEY", kinds.text, "Secret of that key.", {
      isSecret: true,
    }),
  },
  ({ name, accessKeyId, secretAccessKey, ...rest }, report): BucketPlace | undefined => {
    if (!name) return undefined;
    if (!accessKeyId)
      report(
        "S3_ACCESS_KEY_ID is not set; with S3_BUCKET it must be the id of a key for the bucket",
      );
    if (!secretAccessKey)
      report("S3_SECRET_ACCESS_KEY is not set; with S3_BUCKET it must be the secret of that key");
    return {
      name,
      accessKeyId: accessKeyId ?? "",
      secretAccessKey: secretAccessKey ?? "",
      ...rest,
    };
  },
);

export const data = {
  dataDir: setting(
    "DATA_DIR",
    kinds.text,
    "Folder of everything that is stored: databases, uploads, secrets.json, the site's caches (site/) and the journal of forms (intake/).",
    { shownDefault: "./data" },
  ),
  bucket,
};

export const copy = {
  siteConfig: setting(
    "SITE_CONFIG",
    kinds.text,
    "File of the site's own texts: brand, phone numbers, labels. The settings in the admin override it, field by field.",
    { shownDefault: "apps/site/site.config.json" },
  ),
};

export const secrets = {
  purgeSecret: setting(
    "PURGE_SECRET",
    kinds.secret,
    "Signs the requests between content host and site (POST /purge): the same value in both.",
    { isSecret: true },
  ),
  formKey: setting(
    "FORM_KEY",
    kinds.secret,
    "Sent to the content host with each form, which accepts forms with this key only. Set to nothing (FORM_KEY=), it accepts every form.",
    { isSecret: true },
  ),
};

export const log = {
  logLevel: setting(
    "LOG_LEVEL",
    kinds.oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"),
    "Lowest level that is logged: debug adds requests for files and pictures and monitors' calls, info has one line for each page, form and call.",
    { default: "info" },
  ),
};

export const bothApps = { ...addresses, ...data, ...copy, ...secrets, ...log };
