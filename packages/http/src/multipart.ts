import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";

/** Default: Busboy's. */
export type MultipartLimits = NonNullable<BusboyConfig["limits"]>;

export interface MultipartParts<File> {
  /** Called for each occurrence of a field. An error ends the reading. */
  onField(name: string, value: string, isCutOff: boolean): void;
  /**
   * Must read `stream` to its end; its result is awaited. `fileName` is as sent (possibly a path),
   * and empty without a file. `type` includes parameters, such as a file's flags.
   */
  onFile(field: string, stream: Readable, fileName: string, type: string): Promise<File>;
}

/** Over `limits`. */
export class TooManyPartsError extends Error {
  override readonly name = "TooManyPartsError";
}

/** Another type of body, or no boundary. */
export class NotMultipartError extends Error {
  override readonly name = "NotMultipartError";
}

export const isMultipart = (contentType: string): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType);

/**
 * Reads a form post (`multipart/form-data`, RFC 7578) as a stream. Resolves to the results of
 * `onFile` in order. Rejects with the first failure of body, limit or handler, after every `onFile`
 * has ended, so that the caller can clean up. The rest of `body` remains unread.
 */
export async function readMultipart<File>(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: MultipartLimits,
  parts: MultipartParts<File>,
): Promise<File[]> {
  const busboy = open(contentType, limits);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const { files, streams } = listen(busboy, parts, fail);
  const finished = once(busboy, "finish");
  finished.catch(() => undefined);
  try {
    for await (const chunk of body)
      // `write` reads fields: their failure shows at the next turn, even without back-pressure.
      await Promise.race([busboy.write(chunk) ? undefined : once(busboy, "drain"), failed]);
    busboy.end();
    await Promise.race([finished, failed]);
    return await Promise.race([Promise.all(files), failed]);
  } catch (error) {
    // Busboy never ends the streams of a broken body; their readers would wait for ever.
    for (const stream of streams)
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    await Promise.allSettled(files);
    throw error;
  }
}

function open(contentType: string, limits: MultipartLimits): BusboyInstance {
  if (!isMultipart(contentType)) throw new NotMultipartError("the body is not multipart/form-data");
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      limits: { headerPairs: 20, ...limits },
    });
  } catch (error) {
    throw new NotMultipartError(error instanceof Error ? error.message : String(error));
  }
}

function listen<File>(
  busboy: BusboyInstance,
  { onField, onFile }: MultipartParts<File>,
  fail: (error: unknown) => void,
): { files: Promise<File>[]; streams: Set<Readable> } {
  const files: Promise<File>[] = [];
  const streams = new Set<Readable>();
  const typeOfPart = partTypes(busboy);
  busboy.on("field", (name, value, _isNameCutOff, isCutOff) => {
    try {
      onField(name, value, isCutOff);
    } catch (error) {
      fail(error);
    }
  });
  // Busboy's types declare a name, which inputs without a file lack.
  busboy.on("file", (field, stream, fileName: string | undefined, _encoding, bareType) => {
    streams.add(stream);
    const type = typeOfPart() ?? bareType;
    const file = onFile(field, stream, fileName ?? "", type).finally(() => streams.delete(stream));
    // A failure (full disk) ends the reading at once, because its stream is not read further.
    file.catch(fail);
    files.push(file);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    busboy.on(limit, () => fail(new TooManyPartsError(`more parts than allowed (${limit})`)));
  busboy.on("error", fail);
  return { files, streams };
}

interface PartParser {
  prependListener(event: "part", listener: (part: Part) => void): void;
}
interface Part {
  prependListener(
    event: "header",
    listener: (header: Record<string, string[] | undefined>) => void,
  ): void;
}

/**
 * The part's whole `Content-Type`. Busboy's `file` event omits parameters, so the header is read
 * from its parser, which is not public: without it, the bare type is used.
 */
function partTypes(busboy: BusboyInstance): () => string | undefined {
  const { _parser } = busboy as BusboyInstance & { _parser?: { parser?: PartParser } };
  let type: string | undefined;
  _parser?.parser?.prependListener("part", (part) =>
    part.prependListener("header", (header) => {
      type = header["content-type"]?.[0];
    }),
  );
  return () => type;
}
