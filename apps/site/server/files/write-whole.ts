import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Whether a file is a draft, left by a process that died while it wrote. */
export const isDraft = (name: string): boolean => name.includes(".draft-");

/**
 * Writes a file so that whoever reads it finds the old one or the new one whole, and makes its
 * folder. What fails leaves no draft behind. Not synced: after a power cut the file may be the old
 * one or empty.
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
