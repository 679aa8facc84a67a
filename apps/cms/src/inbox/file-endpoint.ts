/** A submission's files, for logged-in users only. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import { markedName } from "@meridian/files/store/file-marks";
import type { FileStore, StoredFile } from "@meridian/files/store/file-store";
import { FILE_HEAD_BYTES, sniffType } from "@meridian/contract/forms";
import {
  APIError,
  type CollectionAfterDeleteHook,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import { inboxUsers } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import type { Submission } from "#payload-types.ts";
import { refuse } from "#server/http/refuse.ts";

const AWAY = "The file storage does not respond. Try again later.";

/** Logs an unreachable bucket and returns an error. */
export async function unlessUnreachable(
  { payload: { logger } }: PayloadRequest,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!isBucketError(error)) throw error;
    logger.error(`files: ${error.message}`);
    return refuse(503, AWAY);
  }
}

/** `attachment` with the visitor's file name in both encodings that browsers read. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

async function fileOf(
  req: PayloadRequest,
  store: FileStore,
): Promise<Response | { name: string; found: StoredFile }> {
  if (!(await inboxUsers({ req }))) return refuse(401, "Log in to read submissions.");
  const { docs } = await req.payload.find({
    collection: "submissions",
    where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    limit: 1,
    req,
  });
  const file = docs[0]?.files?.[Number(req.routeParams?.number)];
  if (!file) return refuse(404, "This submission does not have this file.");
  const found = await store.find(file.storedAs);
  return found
    ? { name: markedName(file.name, file.type), found }
    : refuse(404, `The file is missing in the storage (${file.storedAs}). Contact your operator.`);
}

async function send(
  req: PayloadRequest,
  { size, read }: StoredFile,
  headers: Record<string, string>,
): Promise<Response> {
  await noteEvent(req, {
    event: "file-read",
    place: "submissions",
    record: String(req.routeParams?.id),
    detail: `file ${Number(req.routeParams?.number) + 1}`,
  });
  // The DOM's type of the same stream.
  return new Response(Readable.toWeb(await read()) as ReadableStream, {
    headers: {
      ...headers,
      "content-length": String(size),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/**
 * `GET /cms/api/submissions/{id}/files/{number}`, from 0: always a download. Its name contains the
 * file's warnings (`cv (active content).pdf`), so that they are visible where it is opened.
 */
export const fileEndpoint = (store: FileStore): Endpoint => ({
  path: "/:id/files/:number",
  method: "get",
  handler: (req) =>
    unlessUnreachable(req, async () => {
      const file = await fileOf(req, store);
      if (file instanceof Response) return file;
      return send(req, file.found, {
        "content-type": "application/octet-stream",
        "content-disposition": attachment(file.name),
      });
    }),
});

/**
 * With `/view` appended it shows a PDF in the browser's viewer next to the notes. A file that does
 * not begin as a PDF is refused, whatever its name; the response's policy (`http/admin-headers.ts`)
 * stops it from running code.
 */
export const viewEndpoint = (store: FileStore): Endpoint => ({
  path: "/:id/files/:number/view",
  method: "get",
  handler: (req) =>
    unlessUnreachable(req, async () => {
      const file = await fileOf(req, store);
      if (file instanceof Response) return file;
      if (!(await beginsAsPdf(file.found)))
        return refuse(415, "This file is not a PDF: download it to read it.");
      return send(req, file.found, {
        "content-type": "application/pdf",
        "content-disposition": "inline",
      });
    }),
});

/** Within the first kilobyte, like the site and PDF readers. */
async function beginsAsPdf({ size, read }: StoredFile): Promise<boolean> {
  if (size === 0) return false;
  const head = await buffer(await read({ start: 0, end: Math.min(size, FILE_HEAD_BYTES) - 1 }));
  return sniffType(head) === "application/pdf";
}

/** If this fails, the submission stays, too. */
export const removeFilesOf =
  (store: FileStore): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { files }: Submission = doc;
    try {
      await store.remove((files ?? []).map(({ storedAs }) => storedAs));
    } catch (error) {
      if (!isBucketError(error)) throw error;
      req.payload.logger.error(`files: ${error.message}`);
      throw new APIError(`Nothing was removed. ${AWAY}`, 503, null, true);
    }
  };
