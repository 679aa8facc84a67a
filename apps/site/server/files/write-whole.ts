import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Whether a file is a draft of a process that died while writing. */
export const isDraft = (name: string): boolean => name.includes(".draft-");

/**
 * Writes a file atomically: readers get the old or the new version. Creates its folder and leaves
 * no draft on failure. Not synced: after a power failure the file may be old or empty.
 */
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
