import type { CollectionConfig } from "payload";
import { contentAccess } from "#access/roles.ts";
import { releasePictures } from "#brand/release-pictures.ts";
import { cleanUploadedDrawing } from "#drawings/clean-upload.ts";
import { nameUploadByContent } from "#drawings/name-by-content.ts";

/**
 * What editors may upload: pictures and short videos. Payload looks into the file, not at its name
 * alone.
 */
export const MEDIA_TYPES = [
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/webp",
  "video/mp4",
  "video/webm",
];

/** Names and widths (pixels) of the smaller pictures made of an upload. */
export const PICTURE_SIZES = { thumbnail: 320, medium: 768, large: 1600 } as const;

/** The media library; files lie in `folder` and are served to all under `/media/`. */
export const media = ({ folder }: { folder: string }): CollectionConfig => ({
  slug: "media",
  labels: { singular: "Picture or video", plural: "Pictures and videos" },
  access: contentAccess,
  hooks: {
    beforeOperation: [cleanUploadedDrawing, nameUploadByContent],
    beforeDelete: [releasePictures],
  },
  admin: {
    group: "Library",
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "mimeType", "updatedAt"],
    listSearchableFields: ["filename", "alt"],
    description:
      "Everything here is public as soon as it is uploaded, whether a page shows it or not.",
  },
  upload: {
    staticDir: folder,
    mimeTypes: MEDIA_TYPES,
    adminThumbnail: "thumbnail",
    pasteURL: false,
    displayPreview: true,
    imageSizes: Object.entries(PICTURE_SIZES).map(([name, width]) => ({
      name,
      width,
      admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
    })),
  },
  fields: [
    {
      name: "alt",
      label: "Description",
      type: "text",
      validate: (
        value: string | null | undefined,
        { siblingData }: { siblingData: { decorative?: boolean } },
      ) =>
        Boolean(value?.trim()) ||
        siblingData.decorative === true ||
        "Describe what the picture shows, or tick that it only decorates.",
      admin: { description: "Read out to visitors who cannot see the picture." },
    },
    {
      name: "decorative",
      label: "Only decorates: it says nothing the text does not say",
      type: "checkbox",
      defaultValue: false,
    },
    { name: "source", type: "text", index: true, admin: { hidden: true } },
  ],
});
