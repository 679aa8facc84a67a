import type { UploadField } from "payload";

interface PictureOptions {
  label?: string;
  description?: string;
  /** What the picker shows. */
  kind?: "image/" | "video/" | "application/pdf";
}

const byKind = (kind: string) => ({ mimeType: { contains: kind } });

export const picture = (
  name: string,
  { label, description, kind = "image/" }: PictureOptions = {},
): UploadField => ({
  name,
  label,
  type: "upload",
  relationTo: "media",
  filterOptions: byKind(kind),
  admin: { description },
});

export const pictures = (
  name: string,
  { label, description }: PictureOptions = {},
): UploadField => ({
  name,
  label,
  type: "upload",
  relationTo: "media",
  hasMany: true,
  filterOptions: byKind("image/"),
  admin: { description },
});
