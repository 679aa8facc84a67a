const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Bytes from a file's beginning that `sniffType` needs: PDF readers accept a header within the
 * first kilobyte.
 */
export const FILE_HEAD_BYTES = 1024;

export type SniffedType =
  | "application/pdf"
  | "application/zip"
  | "application/x-ole-storage"
  | "application/octet-stream";

const holds = (head: Uint8Array, mark: readonly number[], at: number): boolean =>
  mark.every((byte, index) => head[at + index] === byte);

/**
 * What a file is by its first bytes: a PDF, a zip (.docx), an OLE container (.doc), or none of
 * them.
 */
export function sniffType(head: Uint8Array): SniffedType {
  if (holds(head, ZIP, 0)) return "application/zip";
  if (holds(head, OLE, 0)) return "application/x-ole-storage";
  for (let at = 0; at <= head.length - PDF.length; at += 1)
    if (holds(head, PDF, at)) return "application/pdf";
  return "application/octet-stream";
}

const TYPE_OF_ENDING: Record<string, SniffedType> = {
  ".pdf": "application/pdf",
  ".docx": "application/zip",
  ".doc": "application/x-ole-storage",
};

/**
 * Whether a file's beginning is what its name's ending promises (CON-05). An ending without a known
 * beginning passes.
 */
export function headFitsName(name: string, head: Uint8Array): boolean {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? "";
  const promised = TYPE_OF_ENDING[ending];
  return promised === undefined || sniffType(head) === promised;
}
