/**
 * Files of answers by mail (OWN-111): what people's programs write and other programs open. Their
 * kind is decided by content, as with the forms' files; none is ever shown in the admin's pages.
 */
import type { FileHandle } from "node:fs/promises";
import { FILE_HEAD_BYTES, headRefusal, sniffType } from "@meridian/contract/forms";
import { isWholePicture, pictureIn } from "#documents/attached-picture.ts";
import type { Content } from "#documents/content.ts";
import { ATTACHMENTS, readAt, WRONG, type Ending, type Found } from "#documents/examine.ts";
import { examineOle } from "#documents/ole.ts";
import { examineOoxml, OFFICE } from "#documents/ooxml.ts";
import { examineOpenDocument } from "#documents/open-document.ts";
import { examinePdf } from "#documents/pdf.ts";
import { examinePlainText } from "#documents/plain-text.ts";

/** Other endings of the same kind, which stay. */
const SAME: Readonly<Record<string, Ending>> = {
  ".jpeg": ".jpg",
  ".jpe": ".jpg",
  ".heif": ".heic",
  ".tsv": ".csv",
  ".text": ".txt",
  ".log": ".txt",
};

export async function examineAttachment(
  path: string,
  handle: FileHandle,
  name: string,
  size: number,
): Promise<Content> {
  const given = /\.[a-z][a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  const found = await foundIn(path, handle, { ending: given.toLowerCase(), size });
  if ("refused" in found) return found;
  return { ...found, type: ATTACHMENTS[found.ending], name: renamed(name, given, found.ending) };
}

async function foundIn(
  path: string,
  handle: FileHandle,
  { ending, size }: { ending: string; size: number },
): Promise<Found> {
  const head = await readAt(handle, 0, FILE_HEAD_BYTES);
  const picture = pictureIn(head);
  if (picture) {
    const isWhole = await isWholePicture(path, { ending: picture, handle, size });
    return isWhole ? { ending: picture, marks: [] } : { refused: "wrong" };
  }
  const type = sniffType(head);
  if (type === "application/pdf") return examinePdf(handle, size);
  if (type === "application/x-ole-storage") return examineOle(handle, size, ending);
  const bytes = await readAt(handle, 0, size);
  if (type === "application/zip")
    return (
      (await examineOpenDocument(bytes).catch(() => WRONG)) ?? examineOoxml(handle, size, OFFICE)
    );
  const text = examinePlainText(bytes, ending);
  return text ?? { refused: headRefusal(head) ?? "wrong" };
}

/** An ending that programs do not know stays a part of the name: `version 1.2.pdf`. */
function renamed(name: string, given: string, ending: Ending): string {
  const low = given.toLowerCase();
  if (low === ending || SAME[low] === ending) return name;
  const isKnown = low in ATTACHMENTS || low in SAME;
  return `${isKnown ? name.slice(0, -given.length) : name}${ending}`;
}
