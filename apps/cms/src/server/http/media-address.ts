/** Where this host serves the library's files. */
const MEDIA_PATH = "/media/";

/** Relative to this host. A replaced file gets another address: caches store files forever. */
export const mediaAddress = (filename: string, { updatedAt }: { updatedAt: string }): string =>
  `${MEDIA_PATH}${encodeURIComponent(filename)}?v=${Date.parse(updatedAt).toString(36)}`;

/** The file's name in such an address; `null` for another path. */
export function mediaNameIn(pathname: string): string | null {
  const name = pathname.startsWith(MEDIA_PATH) ? pathname.slice(MEDIA_PATH.length) : "";
  try {
    return name === "" || name.includes("/") ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
