import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import { MAX_FILE_BYTES } from "@meridian/contract/forms";
import { drop, takeIn, type InboxFile } from "#inbox/store-file.ts";

/** `field`: the part's name. A file that is too large is cut off one byte past what may be. */
export type PostedFile = InboxFile & { field: string };

export interface Posted {
  fields: Record<string, string>;
  files: PostedFile[];
}

const LIMITS = {
  fileSize: MAX_FILE_BYTES + 1,
  files: 5,
  fields: 60,
  parts: 65,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
};

/**
 * Reads a form post; its files go straight to disk in `folder`. Rejects when the body is broken or
 * ends early, and leaves nothing behind then.
 */
export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  folder: string,
): Promise<Posted> {
  const posted: Posted = { fields: {}, files: [] };
  const saving: Promise<PostedFile>[] = [];
  try {
    await parse(
      body,
      contentType,
      (name, value) => (posted.fields[name] ??= value),
      (field, stream, name, type) => {
        const file = takeIn(folder, stream, name, type).then((taken) => ({ ...taken, field }));
        saving.push(file);
        return file;
      },
    );
    posted.files.push(...(await Promise.all(saving)));
    return posted;
  } catch (error) {
    const settled = await Promise.allSettled(saving);
    await drop(
      folder,
      settled.flatMap((file) => (file.status === "fulfilled" ? [file.value] : [])),
    );
    throw error;
  }
}

type OnField = (name: string, value: string) => void;
type OnFile = (field: string, stream: Readable, name: string, type: string) => Promise<unknown>;

function parse(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  onField: OnField,
  onFile: OnFile,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const busboy = new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
    // The DOM's type of the same stream.
    const source = Readable.fromWeb(body as WebStream<Uint8Array>);
    const open = new Set<Readable>();
    const fail = (error: unknown): void => {
      // Busboy leaves the streams of a broken body open; whoever writes them would wait for ever.
      for (const stream of open)
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
      source.unpipe(busboy);
      source.resume();
      reject(error);
    };
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
      busboy.on(limit, () => fail(new Error("too many parts")));
    busboy.on("field", onField);
    busboy.on("file", (field, stream, name: string | undefined, _encoding, type) => {
      // An input without a file posts an empty part without a name.
      if (!name) return void stream.resume();
      open.add(stream);
      // A disk that takes no more ends the post at once; its stream would never be read on.
      onFile(field, stream, name, type).then(() => open.delete(stream), fail);
    });
    busboy.on("error", fail);
    busboy.on("finish", resolve);
    source.on("error", fail);
    source.pipe(busboy);
  });
}
