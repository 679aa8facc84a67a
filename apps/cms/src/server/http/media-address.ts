/** Where the library's files are served, by this host itself. */
const MEDIA_PATH = "/media/";

/**
 * A file's address, relative to this host. One that is replaced gets another, so that caches may
 * keep each for good.
 */
export const mediaAddress = (filename: string, { updatedAt }: { updatedAt: string }): string =>
  `${MEDIA_PATH}${encodeURIComponent(filename)}?v=${Date.parse(updatedAt).toString(36)}`;
