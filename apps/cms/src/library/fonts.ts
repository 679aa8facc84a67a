import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";

/**
 * OWN-07: the fonts offered in Settings, Brand; their files are stored with the pictures
 * (`#library`).
 */
export const fonts: CollectionConfig = {
  slug: "fonts",
  labels: { singular: "Font", plural: "Fonts" },
  access: contentAccess,
  admin: {
    group: "Library",
    useAsTitle: "filename",
    defaultColumns: ["filename", "updatedAt"],
    description:
      "Fonts as WOFF2, of 300 kB at most: a variable one, or the regular and the bold one. Which the site is set in is chosen under Settings, Brand. Upload only what your licence lets you show on a website.",
  },
  upload: {
    mimeTypes: ["font/woff2"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  // Relabels Payload's own field "MIME Type".
  fields: [{ name: "mimeType", type: "text", label: "Kind of file" }],
};
