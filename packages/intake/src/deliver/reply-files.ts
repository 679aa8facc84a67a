import { createHash } from "node:crypto";
import { FileChanged, type ReplyFile } from "#deliver/reply.ts";
import type { IntakeFiles } from "#files.ts";
import type { StoredFile } from "#submission.ts";

/**
 * Copies of a reply's files, so that the letter is sent as it was written. Rejects with `FileChanged`
 * for other content; without a record in the journal the hourly sweep removes them.
 */
export async function keepReplyFiles(
  store: IntakeFiles,
  files: readonly ReplyFile[],
): Promise<StoredFile[]> {
  const kept: StoredFile[] = [];
  try {
    for (const file of files) kept.push(await copy(store, file));
    await store.keep(kept.map(({ id }) => id));
  } catch (error) {
    await store.discard(kept.map(({ id }) => id));
    throw error;
  }
  return kept;
}

async function copy(
  store: IntakeFiles,
  { name, size, type, digest, read }: ReplyFile,
): Promise<StoredFile> {
  const bytes = await read();
  if (bytes.length !== size || createHash("sha256").update(bytes).digest("hex") !== digest)
    throw new FileChanged("a file of the reply is not the one that was chosen");
  const { id, handle } = await store.create();
  try {
    await handle.writeFile(bytes);
  } catch (error) {
    await store.discard([id]);
    throw error;
  } finally {
    await handle.close();
  }
  return { id, field: "file", name, size, type, digest };
}
