/** A file of the library is called what it is: under another ending nothing would send it. */
import { extname } from "node:path";
import type { CollectionBeforeOperationHook } from "payload";

const starts = (text: string, at = 0) => {
  const bytes = Buffer.from(text, "latin1");
  return (data: Buffer): boolean => data.subarray(at, at + bytes.length).equals(bytes);
};
const isFormOf = (brands: RegExp) => (data: Buffer) =>
  starts("ftyp", 4)(data) && brands.test(data.toString("latin1", 8, 12));

/** Endings of each kind, the usual one first, and how a file of it begins. */
const KINDS: { endings: string[]; isOne: (data: Buffer) => boolean }[] = [
  { endings: [".png"], isOne: starts("\x89PNG\r\n\x1a\n") },
  { endings: [".jpg", ".jpeg"], isOne: starts("\xff\xd8\xff") },
  { endings: [".gif"], isOne: starts("GIF8") },
  { endings: [".webp"], isOne: (data) => starts("RIFF")(data) && starts("WEBP", 8)(data) },
  { endings: [".avif"], isOne: isFormOf(/^avi[fs]$/) },
  { endings: [".mp4"], isOne: isFormOf(/^(?!avi[fs])/) },
  { endings: [".webm"], isOne: starts("\x1a\x45\xdf\xa3") },
];

/** The name with the ending of what the file holds; as it is where that is none of ours. */
export function nameByContent(name: string, data: Buffer): string {
  const [usual, ...others] = KINDS.find(({ isOne }) => isOne(data))?.endings ?? [];
  const given = extname(name).toLowerCase();
  if (!usual || [usual, ...others].includes(given)) return name;
  return name.slice(0, name.length - extname(name).length) + usual;
}

/** Before Payload looks at the file, which keeps it under this name. */
export const nameUploadByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  const file: { name: string; data: Buffer } | undefined = req.file;
  if ((operation === "create" || operation === "update") && file)
    file.name = nameByContent(file.name, file.data);
};
