/** Where this host serves the library's files. */
const MEDIA_PATH = "/media/";

/** Relative to this host. A replaced file gets another address: caches store files forever. */
export const mediaAddress = (filename: string, { updatedAt }: { updatedAt: string }): string =>
  `${MEDIA_PATH}${encodeURIComponent(filename)}?v=${Date.parse(updatedAt).toString(36)}`;
