/** Former addresses of imported PDFs, such as `/wp-content/uploads/2025/03/prices.pdf`. */
import type { Redirect } from "@meridian/contract";
import type { Payload } from "payload";
import { PDF } from "#library/prepared-file.ts";
import { mediaAddress } from "#server/http/media-address.ts";
import type { Media } from "#payload-types.ts";

/** On the imported site; `undefined` for a file of this one. */
export const formerPath = ({ source }: Pick<Media, "source">): string | undefined =>
  source && URL.canParse(source) ? new URL(source).pathname : undefined;

/** To the file as it is now: an editor may have replaced it. */
export async function formerFiles({ db }: Payload): Promise<Redirect[]> {
  const { docs } = await db.find<Media>({
    collection: "media",
    where: {
      source: { exists: true },
      mimeType: { equals: PDF },
      // It has no public address.
      behindForm: { not_equals: true },
    },
    select: { source: true, filename: true, updatedAt: true },
    limit: 0,
    pagination: false,
  });
  return docs.flatMap(({ filename, updatedAt, ...file }): Redirect[] => {
    const from = formerPath(file);
    return from !== undefined && filename
      ? [{ from, to: mediaAddress(filename, { updatedAt }), status: 301 }]
      : [];
  });
}
