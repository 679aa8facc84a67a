/**
 * A host's pictures, into the media library by its own upload path: Payload looks into each file
 * and makes its sizes.
 */
import { isImage, type Image } from "@meridian/contract";
import { Parser } from "htmlparser2";
import type { Payload } from "payload";
import { hashOf, type SyncState } from "#import/write/sync-state.ts";
import { NoPicture, type Fetched, type FetchPicture } from "#import/media/picture-file.ts";
import { sourceOf } from "#import/map/plain-html.ts";
import type { Entry, Outcome } from "#import/report.ts";
import { messageOf } from "#import/errors.ts";
import type { Media } from "#payload-types.ts";

/** Fetched and made smaller at a time; sharp keeps two cores busy with that. */
const AT_ONCE = 3;

export interface Library {
  /** The number of a picture; `undefined` where it is broken. */
  numberOf(src: string): number | undefined;
  /** Why it is. */
  problemOf(src: string): string | undefined;
}

/**
 * Every picture in a value, in fields and in texts, by address; the first one with words for those
 * who cannot see it stands for all.
 */
export function imagesIn(
  value: unknown,
  host: string,
  found = new Map<string, Image>(),
): Map<string, Image> {
  if (typeof value === "string") for (const image of imagesInText(value, host)) addTo(found, image);
  if (typeof value !== "object" || value === null) return found;
  if (isImage(value)) addTo(found, value);
  else for (const inner of Object.values(value)) imagesIn(inner, host, found);
  return found;
}

function addTo(found: Map<string, Image>, image: Image): void {
  if (!found.get(image.src)?.alt) found.set(image.src, image);
}

function imagesInText(html: string, host: string): Image[] {
  const images: Image[] = [];
  if (!/<img\b/i.test(html)) return images;
  const parser = new Parser({
    onopentag: (name, attributes) =>
      void (
        name === "img" &&
        images.push({
          src: absolute(sourceOf(attributes), host),
          alt: (attributes.alt ?? "").trim(),
          sizes: {},
        })
      ),
  });
  parser.end(html);
  return images;
}

/** A picture's address as the library knows it. */
export const absolute = (src: string, host: string): string =>
  URL.canParse(src, `${host}/`) ? new URL(src, `${host}/`).href : src;

type Known = Pick<Media, "id" | "updatedAt">;

export interface PictureImport {
  payload: Payload;
  marks: SyncState;
  fetchPicture: FetchPicture;
  onEntry: (entry: Entry) => void;
}

/** Brings in what is not there yet, and what has changed at the host and was not replaced here. */
export async function importPictures(
  images: Iterable<Image>,
  importing: PictureImport,
): Promise<Library> {
  const { docs } = await importing.payload.find({
    collection: "media",
    where: { source: { exists: true } },
    pagination: false,
    limit: 0,
    depth: 0,
    select: { source: true, updatedAt: true },
  });
  const known = new Map<string, Known>(docs.map((doc) => [doc.source ?? "", doc]));
  const numbers = new Map<string, number>();
  const problems = new Map<string, string>();
  const queue = [...images];
  const work = async (): Promise<void> => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const { src } = image;
      const before = known.get(src);
      try {
        const { id, outcome, reason } = await bringOne(image, before, importing);
        numbers.set(src, id);
        importing.onEntry({ kind: "media", key: src, outcome, reasons: reason ? [reason] : [] });
      } catch (error) {
        const problem = error instanceof NoPicture ? error.message : messageOf(error);
        // What was brought in before goes on being shown.
        if (before) numbers.set(src, before.id);
        else problems.set(src, problem);
        importing.onEntry({
          kind: "media",
          key: src,
          outcome: "broken",
          reasons: [before ? `${problem}; the one brought in before stays` : problem],
        });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { numberOf: (src) => numbers.get(src), problemOf: (src) => problems.get(src) };
}

async function bringOne(
  image: Image,
  before: Known | undefined,
  { payload, marks, fetchPicture }: PictureImport,
): Promise<{ id: number; outcome: Outcome; reason?: string }> {
  const key = `media:${image.src}`;
  const mark = before && marks.get(key);
  const fetched = await fetchPicture(image.src, mark);
  if (fetched === "not modified") return { id: Number(before?.id), outcome: "unchanged" };
  const hash = hashOf(fetched.bytes);
  const remember = (doc: Known): Promise<void> =>
    marks.set(key, {
      id: doc.id,
      hash,
      at: doc.updatedAt,
      etag: fetched.etag,
      modified: fetched.modified,
    });
  if (!before) {
    const doc = await payload.create({
      collection: "media",
      depth: 0,
      overrideAccess: true,
      data: { alt: image.alt, decorative: image.alt === "", source: image.src },
      file: fileOf(fetched),
    });
    await remember(doc);
    return { id: doc.id, outcome: "created" };
  }
  if (!mark || mark.hash === hash) return { id: before.id, outcome: "unchanged" };
  if (mark.at !== before.updatedAt)
    return { id: before.id, outcome: "kept", reason: "changed at the host, and edited here" };
  // A new file in its place, under its own name: its address changes by its version.
  const doc = await payload.update({
    collection: "media",
    id: before.id,
    depth: 0,
    overrideAccess: true,
    data: {},
    file: fileOf(fetched),
    overwriteExistingFiles: true,
  });
  await remember(doc);
  return { id: before.id, outcome: "changed" };
}

const fileOf = ({ bytes, mimeType, name }: Fetched) => ({
  data: bytes,
  mimetype: mimeType,
  name,
  size: bytes.length,
});
