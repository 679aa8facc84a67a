import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";

/** OWN-07: the fonts of Settings, Look; files are stored with the pictures (`#library`). */
export const fonts: CollectionConfig = {
  slug: "fonts",
  labels: { singular: "Font", plural: "Fonts" },
  access: contentAccess,
  admin: {
    group: "Pictures and fonts",
    useAsTitle: "filename",
    defaultColumns: ["filename", "updatedAt"],
    description:
      "WOFF2 fonts of at most 300 kB: a variable font, or regular and bold. Choose the site's font under Settings, Look. Upload only fonts whose licence allows use on websites.",
  },
  upload: {
    mimeTypes: ["font/woff2"],
    // One button: a font is one file or two.
    bulkUpload: false,
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  // Relabels Payload's "MIME Type".
  fields: [{ name: "mimeType", type: "text", label: "Kind of file" }],
};
