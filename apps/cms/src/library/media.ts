import type { CollectionConfig, PayloadRequest } from "payload";
import { contentAccess, inboxUsers } from "#accounts/access/roles.ts";
import { releasePictures } from "#library/release-pictures.ts";
import { dropPastedSource } from "#library/taking-in/pasted-source.ts";
import { PICTURE_SIZES } from "#library/picture-sizes.ts";
import { uploadIn } from "#library/take-upload.ts";
import { filterUndescribed } from "#library/lacking.ts";
import { PDF } from "#library/prepared-file.ts";
import { FILE_FACETS } from "#library/screens/file-words.ts";

/** Types for the browser's file dialog; acceptance depends on the content. */
const MEDIA_TYPES = [
  PDF,
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/webp",
  "video/mp4",
  "video/webm",
];

interface Described {
  decorative?: boolean;
  mimeType?: string | null;
}

/** Files (`#library`) are public under `/media/`, but for PDFs behind a form. */
export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "Picture or video", plural: "Pictures and videos" },
  // Users of the inbox choose files for replies (OWN-109).
  access: { ...contentAccess, read: inboxUsers },
  custom: { facets: FILE_FACETS },
  hooks: {
    beforeOperation: [filterUndescribed],
    beforeChange: [dropPastedSource],
    beforeDelete: [releasePictures],
  },
  admin: {
    hidden: ({ user }) => user?.role === "recruiter",
    group: "Pictures and fonts",
    useAsTitle: "filename",
    defaultColumns: ["filename", "mimeType", "updatedAt"],
    components: { beforeListTable: ["/library/screens/drop-files.tsx#DropFiles"] },
    listSearchableFields: ["filename", "alt"],
    description:
      "Everything here is public as soon as it is uploaded, whether a page shows it or not; only a PDF can be behind a form. Texts can link to a PDF.",
  },
  upload: {
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
        { siblingData, req }: { siblingData: Described; req: PayloadRequest },
      ) =>
        Boolean(value?.trim()) ||
        siblingData.decorative === true ||
        (uploadIn(req.context, "media")?.file.mimeType ?? siblingData.mimeType) === PDF ||
        "Describe what the picture shows, or tick Decorative.",
      admin: {
        description:
          "Screen readers read it to visitors who cannot see the picture. A PDF needs none.",
      },
    },
    {
      name: "decorative",
      label: "Decorative: adds no information to the text",
      type: "checkbox",
      defaultValue: false,
    },
    {
      name: "behindForm",
      label: "Behind a form",
      type: "checkbox",
      defaultValue: false,
      admin: {
        position: "sidebar",
        condition: ({ mimeType }) => mimeType === PDF,
        description:
          "Pages ask for name and e-mail first, and the link to the file comes by e-mail. The file has no public address any more: links to it in texts become plain text.",
      },
    },
    {
      name: "downloads",
      type: "ui",
      admin: {
        position: "sidebar",
        disableListColumn: true,
        condition: ({ id, mimeType }) => Boolean(id) && mimeType === PDF,
        components: { Field: "/library/screens/downloads.tsx#Downloads" },
      },
    },
    // Of a PDF, set with its file.
    { name: "pages", type: "number", admin: { hidden: true } },
    { name: "source", type: "text", index: true, admin: { hidden: true } },
    // Payload's own, with other labels and cells.
    {
      name: "filename",
      type: "text",
      label: "File name",
      custom: { untranslated: true },
      admin: { components: { Cell: "/library/screens/file-cells.tsx#FileCell" } },
    },
    {
      name: "mimeType",
      type: "text",
      label: "Kind of file",
      admin: { components: { Cell: "/library/screens/file-cells.tsx#FactsCell" } },
      custom: { untranslated: true },
    },
  ],
};
