/** The path under which this host serves the library's files. */
const MEDIA_PATH = "/media/";

/**
 * A file's address, relative to this host. A replaced file gets another address, so that caches can
 * store each one permanently.
 */
export const mediaAddress = (filename: string, { updatedAt }: { updatedAt: string }): string =>
  `${MEDIA_PATH}${encodeURIComponent(filename)}?v=${Date.parse(updatedAt).toString(36)}`;
