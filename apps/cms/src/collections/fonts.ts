import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from "payload";
import { NoFont, readFont } from "@meridian/contract/fonts";
import { contentAccess } from "#access/roles.ts";

/** Before Payload looks at the file: what cannot be worn is not kept. */
const refuseNoFont: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req;
  if ((operation !== "create" && operation !== "update") || !file) return;
  try {
    readFont(file.data);
  } catch (error) {
    if (!(error instanceof NoFont)) throw error;
    throw new ValidationError({
      collection: "fonts",
      errors: [{ path: "file", message: error.message }],
    });
  }
};

/** OWN-07: the fonts that Settings, Brand chooses from; their files lie beside the pictures. */
export const fonts = ({ folder }: { folder: string }): CollectionConfig => ({
  slug: "fonts",
  labels: { singular: "Font", plural: "Fonts" },
  access: contentAccess,
  hooks: { beforeOperation: [refuseNoFont] },
  admin: {
    group: "Library",
    useAsTitle: "filename",
    defaultColumns: ["filename", "updatedAt"],
    description:
      "Fonts as WOFF2, of 300 kB at most: a variable one, or the regular and the bold one. Which the site is set in is chosen under Settings, Brand. Upload only what your licence lets you show on a website.",
  },
  upload: {
    staticDir: folder,
    mimeTypes: ["font/woff2"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  fields: [],
});
