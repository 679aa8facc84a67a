/** Imports pictures and PDFs by Payload's upload, which inspects each file and generates its sizes. */
import { isImage, type Image } from "@meridian/contract";
import { Parser } from "htmlparser2";
import type { Payload } from "payload";
import { hashOf, type SyncState } from "#moving-in/import/write/sync-state.ts";
import {
  NoPicture,
  type Fetched,
  type FetchPicture,
} from "#moving-in/import/media/picture-file.ts";
import { mayBeOf, type Picture } from "#moving-in/import/media/rescaled.ts";
import { ImportInterrupted } from "#moving-in/import/interrupted.ts";
import { sourceOf } from "#moving-in/import/map/plain-html.ts";
import type { Entry, Outcome } from "#moving-in/import/report.ts";
import { faultsOf, messageOf } from "#moving-in/import/errors.ts";
import { PDF } from "#library/prepared-file.ts";
import type { Media } from "#payload-types.ts";

/** Pictures in parallel; sharp uses two cores. */
const AT_ONCE = 3;

export interface Library {
  /** `undefined` if the picture is broken. */
  numberOf(src: string): number | undefined;
  problemOf(src: string): string | undefined;
  /** Of a PDF. */
  fileOf(address: string): number | undefined;
}

/** Pictures in fields and texts by address; the first with an alternative text wins. */
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

/** The library's key for a picture. */
export const absolute = (src: string, host: string): string =>
  URL.canParse(src, `${host}/`) ? new URL(src, `${host}/`).href : src;

type Known = Pick<Media, "id" | "updatedAt">;

export interface PictureImport {
  payload: Payload;
  marks: SyncState;
  fetchPicture: FetchPicture;
  /** The host's origins: if these are offline, so is the host. */
  own: readonly string[];
  signal: AbortSignal | undefined;
  onEntry: (entry: Entry) => void;
}

/** Imports pictures that are new, or changed at the host only. May throw `ImportInterrupted`. */
export async function importPictures(
  pictures: Iterable<Picture>,
  importing: PictureImport,
): Promise<Library> {
  const known = await knownIn(importing.payload);
  const numbers = new Map<string, number>();
  const files = new Map<string, number>();
  const problems = new Map<string, string>();
  const queue = [...pictures];
  const take = async (picture: Picture): Promise<void> => {
    const { entry, ids, problem } = await importPicture(picture, known, importing);
    for (const [address, id] of ids) (picture.isFile ? files : numbers).set(address, id);
    if (problem !== undefined)
      for (const address of picture.addresses)
        if (!ids.has(address)) problems.set(address, problem);
    importing.onEntry(entry);
  };
  const work = async (): Promise<void> => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      if (importing.signal?.aborted) throw new ImportInterrupted(String(importing.signal.reason));
      await take(picture);
    }
  };
  // If one worker ends the import, the others finish their picture.
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => work().finally(() => queue.splice(0))),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return {
    numberOf: (src) => numbers.get(src),
    problemOf: (src) => problems.get(src),
    fileOf: (address) => files.get(address),
  };
}

async function knownIn(payload: Payload): Promise<Map<string, Known>> {
  const { docs } = await payload.find({
    collection: "media",
    where: { source: { exists: true } },
    pagination: false,
    limit: 0,
    depth: 0,
    select: { source: true, updatedAt: true },
  });
  return new Map(docs.map((doc) => [doc.source ?? "", doc]));
}

interface ImportedPicture {
  entry: Entry;
  /** Library ids by address. */
  ids: Map<string, number>;
  problem?: string;
}

/** Under all its addresses; copies without an original are separate pictures. */
async function importPicture(
  picture: Picture,
  known: ReadonlyMap<string, Known>,
  importing: PictureImport,
): Promise<ImportedPicture> {
  const { image, addresses } = picture;
  const whole = await importWithReport(picture, known, importing);
  if (whole.problem === undefined || !picture.isGuessed) return whole;
  const apart = [];
  for (const address of addresses.filter((one) => one !== image.src))
    apart.push(
      await importWithReport(
        { image: { ...image, src: address }, addresses: [address], isGuessed: false },
        known,
        importing,
      ),
    );
  const all = addresses.includes(image.src) ? [whole, ...apart] : apart;
  const broken = all.find(({ problem }) => problem !== undefined);
  const worst = broken ?? all.find(({ entry }) => entry.outcome !== "unchanged") ?? all[0] ?? whole;
  return { ...worst, ids: new Map(all.flatMap(({ ids }) => [...ids])) };
}

async function importWithReport(
  picture: Picture,
  known: ReadonlyMap<string, Known>,
  importing: PictureImport,
): Promise<ImportedPicture> {
  const { image, addresses } = picture;
  const before = known.get(image.src);
  const about = { kind: "media", key: image.src };
  const under = (id: number): Map<string, number> => new Map(addresses.map((one) => [one, id]));
  try {
    const { id, outcome, reason } = await bringOne(picture, before, importing);
    return { entry: { ...about, outcome, reasons: reason ? [reason] : [] }, ids: under(id) };
  } catch (error) {
    if (error instanceof NoPicture) {
      if (error.isGone && importing.own.includes(new URL(image.src).origin))
        throw new ImportInterrupted(error.message);
    } else if (faultsOf(error).length === 0) await importing.marks.tryOut();
    const problem = error instanceof NoPicture ? error.message : messageOf(error);
    // The former picture stays in use.
    return {
      entry: {
        ...about,
        outcome: "broken",
        reasons: [before ? `${problem}; the picture imported before stays` : problem],
      },
      ids: before ? under(before.id) : new Map(),
      problem,
    };
  }
}

async function bringOne(
  { image, addresses, isGuessed, isFile = false }: Picture,
  before: Known | undefined,
  { payload, marks, fetchPicture }: PictureImport,
): Promise<{ id: number; outcome: Outcome; reason?: string }> {
  const key = `media:${image.src}`;
  const mark = before && marks.get(key);
  const fetched = await fetchPicture(image.src, mark);
  if (fetched === "not modified") return { id: Number(before?.id), outcome: "unchanged" };
  if (isGuessed && !(await mayBeOf(fetched.bytes, addresses)))
    throw new NoPicture("is smaller than its copies, so it is another picture");
  if (isFile !== (fetched.mimeType === PDF))
    throw new NoPicture(`not ${isFile ? "a PDF" : "a picture or video"}, but ${fetched.mimeType}`);
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
      data: {
        alt: image.alt,
        decorative: !isFile && image.alt === "",
        source: image.src,
        ...(image.focus && { focalX: image.focus.x, focalY: image.focus.y }),
      },
      file: fileOf(fetched),
    });
    await remember(doc);
    return { id: doc.id, outcome: "created" };
  }
  if (!mark || mark.hash === hash) return { id: before.id, outcome: "unchanged" };
  if (mark.at !== before.updatedAt)
    return { id: before.id, outcome: "kept", reason: "changed at the host, and edited here" };
  // Replaces the file under its name: its address gets another version.
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
