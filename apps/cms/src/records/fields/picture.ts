import type { UploadField } from "payload";

interface PictureOptions {
  label?: string;
  description?: string;
  /** The picker shows videos, not pictures. */
  video?: boolean;
}

const byKind = (kind: "image" | "video") => ({ mimeType: { contains: `${kind}/` } });

export const picture = (
  name: string,
  { label, description, video = false }: PictureOptions = {},
): UploadField => ({
  name,
  label,
  type: "upload",
  relationTo: "media",
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
