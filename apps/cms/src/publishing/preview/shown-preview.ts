import {
  PREVIEW_HEADERS,
  readPreviewLink,
  type PreviewTarget,
} from "@meridian/contract/site-protocol/preview-link";

/** The record whose draft the site may read; none without a valid preview link. */
export function shownPreview(
  headers: Headers,
  secret: string,
  now = Date.now(),
): PreviewTarget | "refused" | undefined {
  const link = headers.get(PREVIEW_HEADERS.link);
  if (link === null) return undefined;
  const read = readPreviewLink(secret, headers.get(PREVIEW_HEADERS.path) ?? "", link, now);
  return read.is === "good" ? read.target : "refused";
}
