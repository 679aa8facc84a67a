/** A host's descriptions of pictures in further languages, as documents of the translations. */
import type { Image } from "@meridian/contract";
import type { Payload } from "payload";
import type { DocumentItem } from "#moving-in/import/map/items.ts";
import type { Picture } from "#moving-in/import/media/rescaled.ts";
import type { Library } from "#moving-in/import/media/pictures.ts";
import { atPlace } from "#translations/place.ts";
import { translationData } from "#translations/put.ts";

type Images = ReadonlyMap<string, Image>;

export interface DescribedPictures {
  /** BCP 47. */
  language: string;
  /** By address. */
  pictures: Images;
  /** PDFs that texts in this language link to. */
  files: readonly Picture[];
}

interface Importing {
  payload: Payload;
  library: Library;
  /** In the host's first language. */
  originals: Images;
}

/** Call it when the pictures are written. A description that repeats the original's is none. */
export async function pictureItems(
  { payload, library, originals }: Importing,
  described: readonly DescribedPictures[],
): Promise<DocumentItem[]> {
  const items = new Map<string, DocumentItem>();
  if (described.length === 0) return [];
  const alts = await altsHere(payload);
  for (const { language, pictures } of described)
    for (const [src, { alt }] of pictures) {
      const record = library.numberOf(src);
      const here = record === undefined ? undefined : alts.get(record);
      const key = `${language} media ${record}`;
      if (record === undefined || here === undefined || items.has(key)) continue;
      if (["", here, originals.get(src)?.alt].includes(alt)) continue;
      const place = { kind: "media", record, language };
      items.set(key, {
        collection: "translations",
        key,
        title: alt,
        where: atPlace(place),
        make: () => translationData(place, { alt: here }, { alt }),
      });
    }
  return [...items.values()];
}

async function altsHere(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: "media",
    select: { alt: true },
    limit: 0,
    pagination: false,
    depth: 0,
  });
  return new Map(docs.map(({ id, alt }) => [id, alt ?? ""]));
}
