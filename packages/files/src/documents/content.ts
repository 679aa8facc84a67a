import type { FileHandle } from "node:fs/promises";
import {
  FILE_HEAD_BYTES,
  headRefusal,
  sniffType,
  type SniffedType,
} from "@meridian/contract/forms";
import {
  ATTACHMENTS,
  DOCUMENTS,
  readAt,
  WRONG,
  type Document,
  type Examine,
  type Refused,
} from "#documents/examine.ts";
import { examineOle } from "#documents/ole.ts";
import { examineOoxml } from "#documents/ooxml.ts";
import { examinePdf } from "#documents/pdf.ts";

const READERS: Partial<Record<SniffedType, Examine>> = {
  "application/pdf": examinePdf,
  "application/zip": examineOoxml,
  "application/x-ole-storage": examineOle,
};

export type Content = (Document & { type: string; name: string }) | Refused;

/** Determines the kind by content (CON-05) and sets its ending; refuses unaccepted endings. */
export async function examineContent(
  handle: FileHandle,
  name: string,
  size: number,
): Promise<Content> {
  const given = /\.[^.]+$/.exec(name)?.[0] ?? "";
  if (!Object.hasOwn(DOCUMENTS, given.toLowerCase())) return WRONG;
  const head = await readAt(handle, 0, FILE_HEAD_BYTES);
  const refused = headRefusal(head);
  if (refused) return { refused };
  const found = (await READERS[sniffType(head)]?.(handle, size)) ?? WRONG;
  if ("refused" in found) return found;
  return { ...found, type: ATTACHMENTS[found.ending], name: renamed(name, given, found.ending) };
}

const renamed = (name: string, given: string, ending: string): string =>
  given.toLowerCase() === ending ? name : `${name.slice(0, -given.length)}${ending}`;
