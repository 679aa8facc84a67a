import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { MAX_FILE_BYTES } from "@meridian/contract/forms";
import { readMultipart } from "@meridian/http/multipart";
import { drop, takeIn, type InboxFile } from "#inbox/store-file.ts";

/** `field`: the part's name. A file that is too large ends one byte past the limit. */
export type PostedFile = InboxFile & { field: string };

export interface Posted {
  fields: Record<string, string>;
  files: PostedFile[];
}

const LIMITS = {
  fileSize: MAX_FILE_BYTES + 1,
  files: 5,
  fields: 100,
  parts: 110,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
};

/** Streams files to `folder`. A malformed or incomplete body rejects and leaves nothing behind. */
export async function readPosted(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  folder: string,
): Promise<Posted> {
  const fields: Record<string, string> = {};
  const taken: InboxFile[] = [];
  // The DOM's type of the same stream.
  const source = Readable.fromWeb(body as WebStream<Uint8Array>);
  const chunks: AsyncIterable<Uint8Array> = source.iterator({ destroyOnReturn: false });
  try {
    const files = await readMultipart(chunks, contentType, LIMITS, {
      onField: (name, value) => void (fields[name] ??= value),
      async onFile(field, stream, name, type): Promise<PostedFile | null> {
        // An input without a file posts a part without a name.
        if (name === "") return (stream.resume(), null);
        const file = await takeIn(folder, stream, name, type);
        taken.push(file);
        return { ...file, field };
      },
    });
    return { fields, files: files.filter((file) => file !== null) };
  } catch (error) {
    // Reads the rest, so that the sender receives the response.
    source.on("error", () => undefined).resume();
    await drop(folder, taken);
    throw error;
  }
}
