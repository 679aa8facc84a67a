/** A form post (`multipart/form-data`, RFC 7578), read as it comes, for whoever takes one. */
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";

/** Bytes and counts above which a body is refused or a part cut off; Busboy's own without. */
export type MultipartLimits = NonNullable<BusboyConfig["limits"]>;

export interface MultipartParts<File> {
  /** A field posted twice comes twice. A throw ends the reading. */
  onField(name: string, value: string, isCutOff: boolean): void;
  /**
   * Must read `stream` to its end; what it resolves to is waited for. `fileName` is as it was sent,
   * a path perhaps, and empty for the part that an input without a file posts. `type` has its
   * parameters: a file's marks are among them.
   */
  onFile(field: string, stream: Readable, fileName: string, type: string): Promise<File>;
}

/** More parts, files or fields than `limits` allow. */
export class TooManyPartsError extends Error {
  override readonly name = "TooManyPartsError";
}

/** The body is of another type, or names no boundary. */
export class NotMultipartError extends Error {
  override readonly name = "NotMultipartError";
}

export const isMultipart = (contentType: string): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType);

/**
 * Resolves to what `onFile` made of the files, in their order. Rejects with the first failure, the
 * body's, a limit's or a handler's, when every `onFile` has ended too, so that the caller can clear
 * away. What is left of `body` then is the caller's.
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
    // Busboy leaves the streams of a broken body open; whoever writes them would wait for ever.
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
    // A disk that takes no more ends the reading at once; its stream would never be read on.
    file.catch(fail);
    files.push(file);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    busboy.on(limit, () => fail(new TooManyPartsError(`more parts than allowed (${limit})`)));
  busboy.on("error", fail);
  return { files, streams };
}

/** The parser within Busboy, as far as it is read here. */
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
 * The `Content-Type` of the part that is being read, whole: Busboy's `file` event has it without
 * its parameters, so it is taken from the header that its parser has read. The parser is no part of
 * Busboy's interface: without it, the bare type is what there is.
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
