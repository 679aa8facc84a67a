import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { MAX_FILE_BYTES } from "@meridian/contract/forms";
import type { Clock } from "#clock.ts";
import type { FileStore } from "#files.ts";
import { createMultipartParser, type MultipartParser, type PartLimits, type Received } from "#multipart.ts";
import { asReceiveError, ReceiveError } from "#receive-error.ts";

export interface ReceiveLimits extends PartLimits {
  /** Bytes read and thrown away after a refusal, so that a browser still sending gets to read the answer. */
  drainBytes: number;
  /** Milliseconds the whole body may take: 10 MB at 1 Mbit/s need 84 s. */
  ms: number;
}

export const LIMITS: ReceiveLimits = { fileBytes: MAX_FILE_BYTES, fieldBytes: 256 * 1024, parts: 32, headerBytes: 4096, drainBytes: 16 * 1024 * 1024, ms: 120_000 };

export type Body = ReadableStream<Uint8Array> | Readable;

interface Receiving {
  store: FileStore;
  clock: Clock;
  limits?: ReceiveLimits;
}

/**
 * Reads a form post, files to disk as they come, memory flat. Throws `ReceiveError`; then no file is left.
 * Whoever gets the result owns its files: journal them or remove them.
 */
export async function receive(body: Body, contentType: string, { store, clock, limits = LIMITS }: Receiving): Promise<Received> {
  const parser = createMultipartParser(contentType, store, limits);
  const source = body instanceof Readable ? body : Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  const cancel = clock.after(limits.ms, () => source.destroy(new ReceiveError("too-slow", `the body took more than ${limits.ms} ms`)));
  try {
    await pump(source, parser, limits);
    return await parser.end();
  } catch (error) {
    const failure = asReceiveError(error, "broken");
    failure.fields = parser.fields();
    await parser.abandon();
    await drain(source, limits.drainBytes);
    throw failure;
  } finally {
    cancel();
  }
}

async function pump(source: Readable, parser: MultipartParser, limits: ReceiveLimits): Promise<void> {
  const most = limits.fileBytes + limits.fieldBytes + limits.parts * limits.headerBytes;
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > most) throw new ReceiveError("files-too-large", `more than ${most} bytes`);
    await parser.write(chunk);
  }
}

async function drain(source: Readable, most: number): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > most) break;
    }
  } catch {
    // The visitor went away: there is nobody left to answer.
  }
}
