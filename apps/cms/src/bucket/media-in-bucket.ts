/** The library's files in a bucket (`@payloadcms/storage-s3`); without one they lie on the disk. */
import { s3Storage } from "@payloadcms/storage-s3";
import type { CollectionAfterErrorHook, CollectionConfig, Plugin } from "payload";
import type { BucketPlace } from "@meridian/contract/files/bucket-place";
import { bucketProblem, isOfBucket } from "@meridian/contract/files/bucket-problem";
import { clientConfig } from "@meridian/contract/files/client-config";

const CLIENT_UPLOADS = "@payloadcms/storage-s3/client#";

/** `url`: this host's own, by which it reads a picture again that is cropped. */
export function mediaInBucket(place: BucketPlace, url: string): Plugin[] {
  const storage = s3Storage({
    bucket: place.name,
    // Files go through the login's own calls and `/media/`: the bucket may be closed to all.
    collections: { media: true, fonts: true },
    config: clientConfig(place),
  });
  return [
    storage,
    withoutClientUploads,
    (config) => ({
      ...config,
      collections: (config.collections ?? []).map((collection) =>
        collection.slug === "media" || collection.slug === "fonts"
          ? sayingWhy(readingFrom(collection, url), place)
          : collection,
      ),
    }),
  ];
}

/** Browsers send to this host alone; what the plugin adds to the admin for more is not there. */
const withoutClientUploads: Plugin = ({ admin, ...config }) => {
  const { [`${CLIENT_UPLOADS}S3ClientUploadHandler`]: _, ...dependencies } =
    admin?.dependencies ?? {};
  const providers = admin?.components?.providers?.filter(
    (provider) =>
      !(provider && typeof provider === "object" && provider.path.startsWith(CLIENT_UPLOADS)),
  );
  return {
    ...config,
    admin: {
      ...admin,
      dependencies,
      components: { ...admin?.components, ...(providers && { providers }) },
    },
  };
};

/**
 * Without the plugin's column for what browsers send by themselves: the tables are the same with a
 * bucket and without. Payload fetches nothing from an address of this machine or network
 * otherwise.
 */
const readingFrom = (collection: CollectionConfig, url: string): CollectionConfig => ({
  ...collection,
  fields: collection.fields.filter((field) => !("name" in field && field.name === "_objectKey")),
  upload: {
    ...(typeof collection.upload === "object" && collection.upload),
    skipSafeFetch: [{ hostname: new URL(url).hostname }],
  },
});

function sayingWhy(collection: CollectionConfig, place: BucketPlace): CollectionConfig {
  const say: CollectionAfterErrorHook = ({ error, req }) => {
    if (!isOfBucket(error)) return;
    req.payload.logger.error(`media: ${bucketProblem(error, place)}`);
    const message =
      "The file could not be kept: the storage for files does not take it. Try again; if it stays so, tell whoever runs this site.";
    return { status: 503, response: { errors: [{ message }] } };
  };
  const { hooks } = collection;
  return { ...collection, hooks: { ...hooks, afterError: [...(hooks?.afterError ?? []), say] } };
}
