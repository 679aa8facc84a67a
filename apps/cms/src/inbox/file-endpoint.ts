/** The files of a submission, for logged-in users only. */
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { CollectionAfterDeleteHook, Endpoint } from "payload";
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

/**
 * `GET /cms/api/submissions/{id}/files/{number}`, counted from 0: always a download, never shown in
 * the admin's own origin.
 */
export const fileEndpoint = (folder: string): Endpoint => ({
  path: "/:id/files/:number",
  method: "get",
  handler: async (req) => {
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
    if (size < 0)
      return refuse(404, `The file is no longer in the inbox folder (${basename(file.storedAs)}).`);
    await noteEvent(req, {
      event: "file-read",
      place: "submissions",
      record: docs[0]?.id ?? "",
      detail: `file ${Number(req.routeParams?.number) + 1}`,
    });
    // The DOM's type of the same stream.
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
      headers: {
        "content-type": "application/octet-stream",
        "content-length": String(size),
        "content-disposition": attachment(file.name),
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  },
});

/** Takes a deleted submission's files away with it. */
export const removeFilesOf =
  (folder: string): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    const { files }: Submission = doc;
    for (const { storedAs } of files ?? [])
      await rm(join(folder, basename(storedAs)), { force: true });
  };
