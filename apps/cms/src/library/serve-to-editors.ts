import { extname } from "node:path";
import { Readable } from "node:stream";
import { MEDIA_TYPES } from "@meridian/files/store/media-types";
import type { UploadConfig } from "payload";
import type { Library } from "#library/library.ts";
import { refuse } from "#server/http/refuse.ts";

type Handler = NonNullable<UploadConfig["handlers"]>[number];

/** `GET /cms/api/media/file/{name}`: for the admin; access is already checked. */
export const serveToEditors =
  ({ files }: Library): Handler =>
  async (_, { params: { filename } }) => {
    const found = await files.find(filename);
    if (!found) return refuse(404, "This file does not exist.");
    const stream = Readable.toWeb(await found.read()) as ReadableStream<Uint8Array>;
    return new Response(stream, {
      headers: {
        "content-type": MEDIA_TYPES[extname(filename).toLowerCase()] ?? "application/octet-stream",
        "content-length": String(found.size),
        etag: found.etag,
      },
    });
  };
