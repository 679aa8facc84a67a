import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Whether a file is a draft of a process that died while writing. */
export const isDraft = (name: string): boolean => name.includes(".draft-");

/** Atomic, without drafts after failures. Not synced: after a power failure it may be old. */
export async function writeWhole(
  path: string,
  content: Buffer | string | readonly (Buffer | string)[],
): Promise<void> {
  const draft = `${path}.draft-${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
