import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { FILE_HEAD_BYTES, sniffType } from "@meridian/contract/forms";
import { cleanFileName } from "#receive/file-name.ts";
import type { IntakeFiles } from "#files.ts";
import { asReceiveError } from "#receive/receive-error.ts";
import type { StoredFile } from "#submission.ts";

/** On disk, not yet synced or in the journal. */
export interface ReceivedFile extends StoredFile {
  head: Uint8Array;
}

interface Saving {
  store: IntakeFiles;
  /** Called before the first byte is written, so that a failure can remove the file. */
  onCreate(id: string): void;
  /** Called before each chunk is written; throws over the limit. */
  count(bytes: number): void;
}

/** Writes one part to disk. `null` for an empty part: no file was chosen. */
export async function saveFile(
  field: string,
  filename: string,
  stream: Readable,
  { store, onCreate, count }: Saving,
): Promise<ReceivedFile | null> {
  const digest = createHash("sha256");
  const heads: Buffer[] = [];
  let size = 0;
  let opened: Awaited<ReturnType<IntakeFiles["create"]>> | undefined;
  const open = async () => {
    const created = await store.create();
    onCreate(created.id);
    return created;
  };
  try {
    const chunks: AsyncIterable<Buffer> = stream;
    for await (const chunk of chunks) {
      count(chunk.length);
      if (size < FILE_HEAD_BYTES)
        heads.push(Buffer.from(chunk.subarray(0, FILE_HEAD_BYTES - size)));
      size += chunk.length;
      digest.update(chunk);
      opened ??= await open().catch(unwritable);
      await opened.handle.writeFile(chunk).catch(unwritable);
    }
    if (size === 0 && filename === "") return null;
    opened ??= await open().catch(unwritable);
    const head = Buffer.concat(heads);
    return {
      id: opened.id,
      field,
      name: cleanFileName(filename),
      size,
      type: sniffType(head),
      digest: digest.digest("hex"),
      head,
    };
  } finally {
    await opened?.handle.close();
  }
}

const unwritable = (error: unknown): never => {
  throw asReceiveError(error, "unavailable");
};
