/**
 * Every SVG that comes into the library, from an editor or from an import, is kept as
 * `cleanDrawing` writes it.
 */
import { ValidationError, type CollectionBeforeOperationHook } from "payload";
import { cleanDrawing, NoDrawing } from "@meridian/contract/drawings";
import { decodeXml } from "@meridian/contract/drawings/decode-xml";

interface Given {
  name: string;
  mimetype: string;
  data: Buffer;
}

/** Whether anything, its name, its type or its content, could make a browser take it for an SVG. */
function mayBeDrawing({ name, mimetype, data }: Given): boolean {
  if (/\.svgz?$/i.test(name) || /svg|xml/i.test(mimetype)) return true;
  return /^\s*</.test(decodeXml(data.subarray(0, 64)) ?? "");
}

/** Before Payload looks at the file, which finds the type of what is written here. */
export const cleanUploadedDrawing: CollectionBeforeOperationHook = ({ operation, req }) => {
  const file: Given | undefined = req.file;
  if ((operation !== "create" && operation !== "update") || !file || !mayBeDrawing(file)) return;
  try {
    const data = cleanDrawing(file.data);
    Object.assign(file, { data, size: data.length });
  } catch (error) {
    if (!(error instanceof NoDrawing)) throw error;
    throw new ValidationError({
      collection: "media",
      errors: [{ path: "file", message: error.message }],
    });
  }
};
