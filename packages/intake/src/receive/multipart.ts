import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import type { FileStore } from "#files.ts";
import { asReceiveError, ReceiveError } from "#receive/receive-error.ts";
import { saveFile, type ReceivedFile } from "#receive/receive-file.ts";

export interface PartLimits {
  /** Bytes of all files together. */
  fileBytes: number;
  /** Bytes of all other fields together, names included. */
  fieldBytes: number;
  parts: number;
  /** Bytes of one part's header. */
  headerBytes: number;
}

export interface Received {
  fields: Record<string, string>;
  files: ReceivedFile[];
}

export interface MultipartParser {
  /** Resolves when there is room for more; rejects with a `ReceiveError`. */
  write(chunk: Uint8Array): Promise<void>;
  end(): Promise<Received>;
  /** What came so far; of a file that is being sent, its name. */
  soFar(): { fields: Record<string, string>; fileNames: string[] };
  /** Stops and removes every file. */
  abandon(): Promise<void>;
}

/** Busboy with its files going straight to disk. A field posted twice counts once, the first. */
export function createMultipartParser(
  contentType: string,
  store: FileStore,
  limits: PartLimits,
): MultipartParser {
  const busboy = open(contentType, limits);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const fail = (error: unknown): void => reject(asReceiveError(error, "broken"));
  const fields = new Map<string, string>();
  const fileNames: string[] = [];
  const ids: string[] = [];
  const streams = new Set<Readable>();
  const saved: Promise<ReceivedFile | null>[] = [];
  let fieldBytes = 0;
  let fileBytes = 0;

  const count = (bytes: number): void => {
    fileBytes += bytes;
    if (fileBytes > limits.fileBytes)
      throw new ReceiveError("files-too-large", `more than ${limits.fileBytes} bytes of files`);
  };
  busboy.on("field", (name, value, _, truncated) => {
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (truncated || fieldBytes > limits.fieldBytes)
      fail(new ReceiveError("fields-too-large", `more than ${limits.fieldBytes} bytes of fields`));
    else if (!fields.has(name)) fields.set(name, value);
  });
  busboy.on("file", (name, stream, given: string | undefined) => {
    // Busboy's types promise a name; an input without a file has none.
    const filename = given ?? "";
    if (filename !== "") fileNames.push(filename);
    streams.add(stream);
    const saving = saveFile(name, filename, stream, {
      store,
      onCreate: (id) => ids.push(id),
      count,
    }).finally(() => streams.delete(stream));
    saving.catch(fail);
    saved.push(saving);
  });
  busboy.on("partsLimit", () =>
    fail(new ReceiveError("fields-too-large", `more than ${limits.parts} parts`)),
  );
  busboy.on("error", fail);
  const finished = new Promise<void>((resolve) => busboy.on("finish", resolve));

  return {
    soFar: () => ({ fields: Object.fromEntries(fields), fileNames }),
    async write(chunk) {
      const room = busboy.write(chunk);
      // Fields are read within `write`, so a failure shows at the next turn even when there is
      // room.
      await Promise.race([room ? Promise.resolve() : once(busboy, "drain"), failed]);
    },
    async end() {
      busboy.end();
      await Promise.race([finished, failed]);
      const files = await Promise.race([Promise.all(saved), failed]);
      return { fields: Object.fromEntries(fields), files: files.filter((file) => file !== null) };
    },
    async abandon() {
      fail(new ReceiveError("broken", "abandoned"));
      for (const stream of streams) stream.destroy();
      await Promise.allSettled(saved);
      await store.remove(ids);
    },
  };
}

function open(contentType: string, { fieldBytes, parts, headerBytes }: PartLimits) {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new ReceiveError("not-multipart", "the body is no multipart/form-data");
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      limits: { fieldSize: fieldBytes, parts, headerSize: headerBytes, headerPairs: 20 },
    });
  } catch (error) {
    throw asReceiveError(error, "not-multipart");
  }
}
