import type { UploadField, UploadFieldSingleValidation } from "payload";
import { picture } from "#records/fields/picture.ts";

/** Bytes; a logo is a few kB. */
const LARGEST = 2 ** 20;
const SMALLEST = 512;

/** Why the file cannot become icons; `true` if it can. */
export function markOf({
  mimeType,
  filesize,
  width,
  height,
}: {
  mimeType?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
}): true | string {
  if (mimeType !== "image/svg+xml" && mimeType !== "image/png")
    return "Choose an SVG or a PNG; the icons are generated from it.";
  if ((filesize ?? 0) > LARGEST)
    return `Choose a file of 1 MB at most: this one has ${((filesize ?? 0) / 2 ** 20).toFixed(1)} MB.`;
  const side = Math.min(width ?? 0, height ?? 0);
  if (mimeType === "image/png" && side < SMALLEST)
    return `Choose a picture of at least ${SMALLEST} × ${SMALLEST}: this one has ${width} × ${height}.`;
  return true;
}

const validate: UploadFieldSingleValidation = async (value, { req }) => {
  if (value === null || value === undefined) return true;
  const id = typeof value === "object" && "id" in value ? value.id : value;
  const file =
    typeof id === "number" || typeof id === "string"
      ? await req.payload.findByID({ collection: "media", id, depth: 0, disableErrors: true })
      : null;
  return file ? markOf(file) : "This picture is no longer in the library.";
};

export const markField: UploadField = Object.assign(
  picture("mark", {
    label: "Square logo",
    description:
      "An SVG, or a PNG of at least 512 × 512. It becomes the icon of the browser's tab, of a phone's home screen and of the admin. If empty, the name's first letter is used.",
  }),
  { validate },
);
