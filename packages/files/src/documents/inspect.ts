/** Runs in a worker thread (inspector.ts). */
import { open } from "node:fs/promises";
import { examineContent } from "#documents/content.ts";

export interface FileToInspect {
  path: string;
  /** As given by the visitor. */
  name: string;
  size: number;
  /** Of an answer by mail: more kinds are accepted than by the forms. */
  isAttachment?: boolean;
}

/** Throws if the disk cannot be read. */
export async function inspect({
  path,
  name,
  size,
  isAttachment = false,
}: FileToInspect): ReturnType<typeof examineContent> {
  const handle = await open(path, "r");
  const examine = isAttachment
    ? // The site's thread does not load what reads pictures.
      (await import("#documents/attachment.ts")).examineAttachment.bind(null, path)
    : examineContent;
  return examine(handle, name, size).finally(() => handle.close());
}
