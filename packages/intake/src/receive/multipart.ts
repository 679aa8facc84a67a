import type { Readable } from "node:stream";
import {
  NotMultipartError,
  readMultipart,
  TooManyPartsError,
  type MultipartLimits,
} from "@meridian/http/multipart";
import type { IntakeFiles } from "#files.ts";
import { asReceiveError, ReceiveError } from "#receive/receive-error.ts";
import { saveFile, type ReceivedFile } from "#receive/receive-file.ts";

export interface PartLimits {
  fileBytes: number;
  /** All other fields with their names. */
  fieldBytes: number;
  parts: number;
  headerBytes: number;
}

export interface Received {
  fields: Record<string, string>;
  files: ReceivedFile[];
}

/**
 * Reads a post, files directly to disk. Of duplicate fields the first counts. On failure removes
 * the files and throws a `ReceiveError` with what was read.
 */
export async function receiveParts(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  store: IntakeFiles,
  limits: PartLimits,
): Promise<Received> {
  const fields = new Map<string, string>();
  const fileNames: string[] = [];
  const ids: string[] = [];
  let fieldBytes = 0;
  let fileBytes = 0;

  const count = (bytes: number): void => {
    fileBytes += bytes;
    if (fileBytes > limits.fileBytes)
      throw new ReceiveError("files-too-large", `more than ${limits.fileBytes} bytes of files`);
  };
  const onField = (name: string, value: string, isCutOff: boolean): void => {
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCutOff || fieldBytes > limits.fieldBytes)
      throw new ReceiveError("fields-too-large", `more than ${limits.fieldBytes} bytes of fields`);
    if (!fields.has(name)) fields.set(name, value);
  };
  const onFile = (name: string, stream: Readable, fileName: string) => {
    if (fileName !== "") fileNames.push(fileName);
    return saveFile(name, fileName, stream, { store, onCreate: (id) => ids.push(id), count });
  };
  try {
    const files = await readMultipart(body, contentType, busboyLimits(limits), { onField, onFile });
    return {
      fields: Object.fromEntries(fields),
      files: files.filter((file) => file !== null),
    };
  } catch (error) {
    await store.discard(ids);
    throw Object.assign(failureOf(error, limits), {
      fields: Object.fromEntries(fields),
      fileNames,
    });
  }
}

const busboyLimits = ({ fieldBytes, parts, headerBytes }: PartLimits): MultipartLimits => ({
  fieldSize: fieldBytes,
  parts,
  headerSize: headerBytes,
});

function failureOf(error: unknown, { parts }: PartLimits): ReceiveError {
  if (error instanceof TooManyPartsError)
    return new ReceiveError("fields-too-large", `more than ${parts} parts`);
  return asReceiveError(error, error instanceof NotMultipartError ? "not-multipart" : "broken");
}
