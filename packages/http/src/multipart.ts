/** Reads a form post (`multipart/form-data`, RFC 7578) as a stream. */
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";

/** Limits above which a body is refused or a part truncated; default: Busboy's own. */
export type MultipartLimits = NonNullable<BusboyConfig["limits"]>;

export interface MultipartParts<File> {
  /** A field posted twice comes twice. An error ends the reading. */
  onField(name: string, value: string, isCutOff: boolean): void;
  /**
   * Must read `stream` to its end; its result is awaited. `fileName` is unchanged, possibly a path,
   * and empty for an input without a file. `type` has its parameters, including a file's flags.
   */
  onFile(field: string, stream: Readable, fileName: string, type: string): Promise<File>;
}

/** More parts, files or fields than `limits` allow. */
export class TooManyPartsError extends Error {
  override readonly name = "TooManyPartsError";
}

/** The body has another type, or no boundary. */
export class NotMultipartError extends Error {
  override readonly name = "NotMultipartError";
}

export const isMultipart = (contentType: string): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType);

/**
 * Resolves to the results of `onFile`, in order. Rejects with the first failure, the body's, a
 * limit's or a handler's, when every `onFile` has ended, too, so that the caller can clean up. The
 * rest of `body` is the caller's.
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
      // A field is read within `write`: its failure shows at the next turn even when there is room.
      await Promise.race([busboy.write(chunk) ? undefined : once(busboy, "drain"), failed]);
    busboy.end();
    await Promise.race([finished, failed]);
    return await Promise.race([Promise.all(files), failed]);
  } catch (error) {
    // Busboy leaves the streams of a broken body open; their readers would wait for ever.
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
  // Busboy's types promise a name; an input without a file has none.
  busboy.on("file", (field, stream, fileName: string | undefined, _encoding, bareType) => {
    streams.add(stream);
    const type = typeOfPart() ?? bareType;
    const file = onFile(field, stream, fileName ?? "", type).finally(() => streams.delete(stream));
    // A full disk ends the reading at once; its stream would never be read further.
    file.catch(fail);
    files.push(file);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    busboy.on(limit, () => fail(new TooManyPartsError(`more parts than allowed (${limit})`)));
  busboy.on("error", fail);
  return { files, streams };
}

/** Busboy's parser, as far as it is used here. */
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
 * The complete `Content-Type` of the current part: Busboy's `file` event omits its parameters, so
 * it is taken from the header that its parser has read. The parser is not a public interface:
 * without it, the bare type is used.
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
