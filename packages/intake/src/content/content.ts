import type { FileHandle } from "node:fs/promises";
import type { Examine } from "#content/examine.ts";
import type { Mark } from "#content/marks.ts";
import { examineOle } from "#content/ole.ts";
import { examineOoxml } from "#content/ooxml.ts";
import { examinePdf } from "#content/pdf.ts";

const READERS: Record<string, { type: string; examine: Examine }> = {
  ".pdf": { type: "application/pdf", examine: examinePdf },
  ".docx": {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    examine: examineOoxml,
  },
  ".doc": { type: "application/msword", examine: examineOle },
};

/** A file's media type, and what a person should know before opening it. */
export interface Content {
  type: string;
  marks: readonly Mark[];
}

/**
 * Looks whether a file is what its name says (CON-05). An ending nobody here can read is refused.
 */
export async function examineContent(
  handle: FileHandle,
  name: string,
  size: number,
): Promise<Content | null> {
  const reader = READERS[/\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ""];
  const found = reader ? await reader.examine(handle, size) : null;
  return reader && found ? { type: reader.type, marks: found.marks } : null;
}
