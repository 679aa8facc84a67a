import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { MAX_FILE_BYTES } from "@meridian/contract/forms";
import { isMultipart } from "@meridian/http/multipart";
import type { Clock } from "#clock.ts";
import type { IntakeFiles } from "#files.ts";
import { receiveParts, type PartLimits, type Received } from "#receive/multipart.ts";
import { ReceiveError } from "#receive/receive-error.ts";
import type { Uploads } from "#receive/uploads.ts";

export interface ReceiveLimits extends PartLimits {
  /**
   * Bytes discarded after a refusal, so that a browser that is still sending can read the response.
   */
  drainBytes: number;
  /** For the body, plus its bytes at `bytesPerSecond`: 10 MB over a slow line are legitimate. */
  ms: number;
  bytesPerSecond: number;
}

export const LIMITS: ReceiveLimits = {
  fileBytes: MAX_FILE_BYTES,
  fieldBytes: 256 * 1024,
  parts: 60,
  headerBytes: 4096,
  drainBytes: 16 * 1024 * 1024,
  ms: 30_000,
  bytesPerSecond: 125_000,
};

export type Body = ReadableStream<Uint8Array> | Readable;

interface Receiving {
  store: IntakeFiles;
  clock: Clock;
  limits?: ReceiveLimits;
  declaredBytes?: number | undefined;
  /**
   * Limits bodies over `FIRST_BYTES`; default: no limit. Without a file a message needs no place.
   */
  uploads?: Uploads | undefined;
  /** For the sender's share of places; may be empty. */
  address?: string;
}

/** Bytes read of a body that is too large or has no place: the form's fields come first. */
const FIRST_BYTES = 64 * 1024;

/** Bytes discarded without a length, which browsers send: each waits for garbage collection. */
const UNDECLARED_DRAIN_BYTES = 2 * 1024 * 1024;

/**
 * Reads a form post in constant memory, files to disk. Throws `ReceiveError`, leaving no file. The
 * caller owns the files: it must journal or remove them.
 */
export async function receive(
  body: Body,
  contentType: string,
  { store, clock, limits = LIMITS, declaredBytes = 0, uploads, address = "" }: Receiving,
): Promise<Received> {
  if (!isMultipart(contentType))
    throw new ReceiveError("not-multipart", "the body is not multipart/form-data");
  const source =
    body instanceof Readable ? body : Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  const deadline = watch(source, clock, limits);
  const place = placeAmong(uploads, address);
  try {
    const counted = bounded(source, {
      limits,
      declaredBytes,
      onBytes: deadline.add,
      onUpload: place.take,
    });
    return await receiveParts(counted, contentType, store, limits);
  } catch (error) {
    place.leave();
    // A longer body would not be read to its end anyway.
    if (declaredBytes <= limits.drainBytes * 2)
      await drain(
        source,
        declaredBytes > 0 ? limits.drainBytes : Math.min(limits.drainBytes, UNDECLARED_DRAIN_BYTES),
      );
    throw error;
  } finally {
    deadline.end();
    place.leave();
  }
}

/** A place, taken and returned once. */
function placeAmong(
  uploads: Uploads | undefined,
  address: string,
): { take(): void; leave(): void } {
  let leave: (() => void) | null = null;
  return {
    take() {
      if (leave || !uploads) return;
      leave = uploads.enter(address);
      if (!leave) throw new ReceiveError("busy", "too many simultaneous uploads");
    },
    leave: () => leave?.(),
  };
}

function watch(
  source: Readable,
  clock: Clock,
  { ms, bytesPerSecond }: ReceiveLimits,
): { add(bytes: number): void; end(): void } {
  const began = clock.now();
  let bytes = 0;
  const check = (): (() => void) => {
    const left = began + ms + (bytes / bytesPerSecond) * 1000 - clock.now();
    if (left > 0) return clock.after(left, () => (cancel = check()));
    source.destroy(
      new ReceiveError("too-slow", `${bytes} bytes of the body took ${clock.now() - began} ms`),
    );
    return () => undefined;
  };
  let cancel = check();
  return { add: (more) => void (bytes += more), end: () => cancel() };
}

interface Bounds {
  limits: ReceiveLimits;
  declaredBytes: number;
  onBytes(bytes: number): void;
  /** Called when the body must contain a file; throws if no place is free. */
  onUpload(): void;
}

/** The body up to its limit; after an early end, the rest can be read. */
async function* bounded(
  source: Readable,
  { limits, declaredBytes, onBytes, onUpload }: Bounds,
): AsyncGenerator<Uint8Array> {
  const most = limits.fileBytes + limits.fieldBytes + limits.parts * limits.headerBytes;
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> = source.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    bytes += chunk.length;
    onBytes(chunk.length);
    if (bytes > most || (declaredBytes > most && bytes > FIRST_BYTES))
      throw new ReceiveError("files-too-large", `more than ${most} bytes`);
    if (bytes > FIRST_BYTES) onUpload();
    yield chunk;
  }
}

async function drain(source: Readable, most: number): Promise<void> {
  let bytes = 0;
  try {
    const chunks: AsyncIterable<Uint8Array> = source;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) break;
    }
  } catch {
    // The visitor left.
  }
}
