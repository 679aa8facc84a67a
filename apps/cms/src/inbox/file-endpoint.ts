/** The files of a submission, for logged-in users only. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isBucketError } from "@meridian/contract/files/bucket-problem";
import { markedName } from "@meridian/contract/files/file-marks";
import type { FileStore, KeptFile } from "@meridian/contract/files/file-store";
import { FILE_HEAD_BYTES, sniffType } from "@meridian/contract/forms";
import {
  APIError,
  type CollectionAfterDeleteHook,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import { anyUser } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import type { Submission } from "#payload-types.ts";

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

const AWAY = "The storage for files does not answer. Try again in a while.";

/** What a call answers, and the operator is told, where the bucket cannot be had. */
export async function unlessAway(
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

/** `attachment` with the visitor's file name, in the two ways browsers read it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The stored file that a call names, or why there is none. */
async function fileOf(
  req: PayloadRequest,
  kept: FileStore,
): Promise<Response | { name: string; found: KeptFile }> {
  if (!(await anyUser({ req }))) return refuse(401, "Log in to read submissions.");
  const { docs } = await req.payload.find({
    collection: "submissions",
    where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    limit: 1,
    req,
  });
  const file = docs[0]?.files?.[Number(req.routeParams?.number)];
  if (!file) return refuse(404, "This submission has no such file.");
  const found = await kept.find(file.storedAs);
  return found
    ? { name: markedName(file.name, file.type), found }
    : refuse(404, `The file is no longer where it was kept (${file.storedAs}).`);
}

async function send(
  req: PayloadRequest,
  { size, read }: KeptFile,
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
 * `GET /cms/api/submissions/{id}/files/{number}`, counted from 0: always a download. Its name has
 * the file's marks (`cv (active content).pdf`): they are seen where the file is opened, too.
 */
export const fileEndpoint = (kept: FileStore): Endpoint => ({
  path: "/:id/files/:number",
  method: "get",
  handler: (req) =>
    unlessAway(req, async () => {
      const file = await fileOf(req, kept);
      if (file instanceof Response) return file;
      return send(req, file.found, {
        "content-type": "application/octet-stream",
        "content-disposition": attachment(file.name),
      });
    }),
});

/**
 * The same with `/view` behind it: a PDF to be read beside the notes, in the browser's own viewer.
 * What does not begin as one is not shown, whatever it is called; the policy of the answer
 * (`http/admin-headers.ts`) keeps it from running anything.
 */
export const viewEndpoint = (kept: FileStore): Endpoint => ({
  path: "/:id/files/:number/view",
  method: "get",
  handler: (req) =>
    unlessAway(req, async () => {
      const file = await fileOf(req, kept);
      if (file instanceof Response) return file;
      if (!(await beginsAsPdf(file.found)))
        return refuse(415, "This file is no PDF: download it to read it.");
      return send(req, file.found, {
        "content-type": "application/pdf",
        "content-disposition": "inline",
      });
    }),
});

/** As the site and PDF readers look for it: within the first kilobyte. */
async function beginsAsPdf({ size, read }: KeptFile): Promise<boolean> {
  if (size === 0) return false;
  const head = await buffer(await read({ start: 0, end: Math.min(size, FILE_HEAD_BYTES) - 1 }));
  return sniffType(head) === "application/pdf";
}

/** Takes a deleted submission's files away with it: where they cannot be, it stays too. */
export const removeFilesOf =
  (kept: FileStore): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { files }: Submission = doc;
    try {
      await kept.remove((files ?? []).map(({ storedAs }) => storedAs));
    } catch (error) {
      if (!isBucketError(error)) throw error;
      req.payload.logger.error(`files: ${error.message}`);
      throw new APIError(`Nothing was removed. ${AWAY}`, 503, null, true);
    }
  };
