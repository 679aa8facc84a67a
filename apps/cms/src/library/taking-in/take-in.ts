/** Stores a pasted picture in the library, once for equal files. */
import { createHash } from "node:crypto";
import { inTurn } from "@meridian/http/in-turn";
import { ValidationError, type PayloadRequest } from "payload";
import { pictureOf } from "#library/library.ts";
import { pastedSource } from "#library/taking-in/pasted-source.ts";
import { NotTakenIn, type FetchPicture } from "#library/taking-in/fetch-picture.ts";
import type { Media } from "#payload-types.ts";

export interface PastedPicture {
  address: string;
  /** Its description, or empty. */
  alt: string;
}

export type TakeIn = (req: PayloadRequest, picture: PastedPicture) => Promise<Media>;

/** Of all editors; each may hold the largest file in memory. */
const AT_ONCE = 2;
const PATIENCE_MS = 60_000;
const BUSY = "too many pictures are being fetched at the moment";

/** Own files, of which the library has the record: also sizes, and pictures of the site's pages. */
const OWN_FILE = /\/media\/([^/]+)$/;

function nameOf(address: string): string {
  const last = new URL(address).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || "picture";
  } catch {
    return "picture";
  }
}

async function create(
  req: PayloadRequest,
  { bytes, name, alt, source }: { bytes: Buffer; name: string; alt: string; source: string },
): Promise<Media> {
  try {
    return await req.payload.create({
      collection: "media",
      depth: 0,
      req,
      data: { alt, decorative: alt === "", source },
      file: { data: bytes, name, mimetype: "application/octet-stream", size: bytes.length },
    });
  } catch (error) {
    const reason = error instanceof ValidationError ? error.data.errors[0]?.message : undefined;
    if (reason === undefined) throw error;
    throw new NotTakenIn(reason, { cause: error });
  }
}

/** How long a picture can be of the same paste. */
const PASTE_MS = 10 * 60_000;

/** It came just now without a description, and no editor has changed it since. */
const isUntouched = ({ alt, createdAt, updatedAt }: Media): boolean =>
  !alt && createdAt === updatedAt && Date.parse(createdAt) > Date.now() - PASTE_MS;

/**
 * A text may have a picture twice, once without its description. An author's paste describes no
 * older picture, which may be public.
 */
const describe = (req: PayloadRequest, id: number, alt: string): Promise<Media> =>
  req.payload.update({
    collection: "media",
    id,
    depth: 0,
    req,
    data: { alt, decorative: false },
  });

export function createTakeIn(fetchPicture: FetchPicture, own: readonly string[]): TakeIn {
  const fetching = inTurn(AT_ONCE, { ms: PATIENCE_MS, late: () => new NotTakenIn(BUSY) });
  // One at a time: a picture may be twice in a text.
  const storing = inTurn(1);

  return async (req, { address, alt }) => {
    const { origin, pathname } = new URL(address);
    const [, file] = (own.includes(origin) && OWN_FILE.exec(pathname)) || [];
    const ownPicture = file && (await pictureOf(req.payload, nameOf(address)));
    if (ownPicture) return ownPicture;
    return fetching(async () => {
      const bytes = await fetchPicture(address);
      const source = pastedSource(createHash("sha256").update(bytes).digest("hex"));
      return storing(async () => {
        const { docs } = await req.payload.find({
          collection: "media",
          where: { source: { equals: source } },
          limit: 1,
          depth: 0,
        });
        const [stored] = docs;
        if (!stored) return create(req, { bytes, name: nameOf(address), alt, source });
        return alt !== "" && isUntouched(stored) ? describe(req, stored.id, alt) : stored;
      });
    });
  };
}
