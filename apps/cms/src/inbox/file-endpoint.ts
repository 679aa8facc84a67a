/** The files of a submission, for logged-in users only. */
import { createReadStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { CollectionAfterDeleteHook, Endpoint, PayloadRequest } from "payload";
import { anyUser } from "#access/roles.ts";
import { noteEvent } from "#audit/note-event.ts";
import type { Submission } from "#payload-types.ts";

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

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
  folder: string,
): Promise<Response | { name: string; path: string; size: number }> {
  if (!(await anyUser({ req }))) return refuse(401, "Log in to read submissions.");
  const { docs } = await req.payload.find({
    collection: "submissions",
    where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    limit: 1,
    req,
  });
  const file = docs[0]?.files?.[Number(req.routeParams?.number)];
  if (!file) return refuse(404, "This submission has no such file.");
  const path = join(folder, basename(file.storedAs));
  const size = await stat(path).then(
    (found) => found.size,
    () => -1,
  );
  return size < 0
    ? refuse(404, `The file is no longer in the inbox folder (${basename(file.storedAs)}).`)
    : { name: file.name, path, size };
}

async function send(
  req: PayloadRequest,
  { path, size }: { path: string; size: number },
  headers: Record<string, string>,
): Promise<Response> {
  await noteEvent(req, {
    event: "file-read",
    place: "submissions",
    record: String(req.routeParams?.id),
    detail: `file ${Number(req.routeParams?.number) + 1}`,
  });
  // The DOM's type of the same stream.
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      ...headers,
      "content-length": String(size),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** `GET /cms/api/submissions/{id}/files/{number}`, counted from 0: always a download. */
export const fileEndpoint = (folder: string): Endpoint => ({
  path: "/:id/files/:number",
  method: "get",
  handler: async (req) => {
    const file = await fileOf(req, folder);
    if (file instanceof Response) return file;
    return send(req, file, {
      "content-type": "application/octet-stream",
      "content-disposition": attachment(file.name),
    });
  },
});

/**
 * The same with `/view` behind it: a PDF to be read beside the notes, in the browser's own viewer.
 * What does not begin as one is not shown, whatever it is called; the policy of the answer
 * (`http/admin-headers.ts`) keeps it from running anything.
 */
export const viewEndpoint = (folder: string): Endpoint => ({
  path: "/:id/files/:number/view",
  method: "get",
  handler: async (req) => {
    const file = await fileOf(req, folder);
    if (file instanceof Response) return file;
    if (!(await beginsAsPdf(file.path)))
      return refuse(415, "This file is no PDF: download it to read it.");
    return send(req, file, { "content-type": "application/pdf", "content-disposition": "inline" });
  },
});

const PDF = "%PDF-";

async function beginsAsPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(PDF.length), 0, PDF.length, 0);
    return buffer.toString("latin1") === PDF;
  } finally {
    await file.close();
  }
}

/** Takes a deleted submission's files away with it. */
export const removeFilesOf =
  (folder: string): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    const { files }: Submission = doc;
    for (const { storedAs } of files ?? [])
      await rm(join(folder, basename(storedAs)), { force: true });
  };
