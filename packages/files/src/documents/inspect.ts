/** Runs in a worker thread (inspector.ts). */
import { open } from "node:fs/promises";
import { examineContent } from "#documents/content.ts";

export interface FileToInspect {
  path: string;
  /** As given by the visitor. */
  name: string;
  size: number;
}

/** Throws if the disk cannot be read. */
export async function inspect({
  path,
  name,
  size,
}: FileToInspect): ReturnType<typeof examineContent> {
  const handle = await open(path, "r");
  return examineContent(handle, name, size).finally(() => handle.close());
}
