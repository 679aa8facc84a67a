import type { UploadField } from "payload";

interface PictureOptions {
  label?: string;
  description?: string;
  required?: boolean;
  /** The picker shows videos, not pictures. */
  video?: boolean;
}

const byKind = (kind: "image" | "video") => ({ mimeType: { contains: `${kind}/` } });

export const picture = (
  name: string,
  { label, description, required = false, video = false }: PictureOptions = {},
): UploadField => ({
  name,
  label,
  type: "upload",
  relationTo: "media",
  required,
  filterOptions: byKind(video ? "video" : "image"),
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
  filterOptions: byKind("image"),
  admin: { description },
});
