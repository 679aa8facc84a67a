/** A pasted picture of another site, as the editor's state names it until it is in the library. */

export interface RemotePicture {
  address: string;
  /** Its description, or empty. */
  alt: string;
}

/** Payload fetches addresses of the web in the browser, which the admin's policy refuses. */
const SCHEME = "take-in:";

/** Characters, as the host accepts. */
const LONGEST = 4000;

/** `undefined` if the host does not fetch it. */
export function remoteSource(src: string, alt: string): string | undefined {
  const address = src.startsWith("//") ? `https:${src}` : src;
  return /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= LONGEST
    ? SCHEME + String(new URLSearchParams({ address, alt }))
    : undefined;
}

export function remotePictureOf(source: string): RemotePicture | undefined {
  if (!source.startsWith(SCHEME)) return undefined;
  const given = new URLSearchParams(source.slice(SCHEME.length));
  return { address: given.get("address") ?? "", alt: given.get("alt") ?? "" };
}
