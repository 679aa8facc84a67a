import { isRecord } from "@meridian/contract/wordpress/wordpress";

/** The original's address by the address of each rescaled copy. `records`: of the media call. */
export function rescaledIn(records: unknown): Record<string, string> {
  const copies: Record<string, string> = {};
  for (const record of Array.isArray(records) ? records.filter(isRecord) : []) {
    const { source_url: file, media_details: details } = record;
    if (typeof file !== "string" || !URL.canParse(file) || !isRecord(details)) continue;
    const { original_image: original, sizes } = details;
    // The upload, if WordPress serves a smaller file in its place.
    const others = typeof original === "string" ? [new URL(encodeURI(original), file).href] : [];
    for (const size of isRecord(sizes) ? Object.values(sizes) : [])
      if (isRecord(size) && typeof size.source_url === "string") others.push(size.source_url);
    for (const other of others) if (other !== file) copies[other] = file;
  }
  return copies;
}
