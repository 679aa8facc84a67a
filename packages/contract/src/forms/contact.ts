import { DOCUMENT } from "#forms/file-rule.ts";
import type { FormKind } from "#forms/kind.ts";

/** Only a request for a document names one. */
const NO_DOCUMENT = ["document", "documentId"] as const;

/** The contact message (CON-01…CON-09); the host gets multipart parts of these names. */
export const contactForm = {
  kind: "contact",
  call: "contactForm",
  fields: [
    {
      name: "fullname",
      label: "Name",
      type: "text",
      required: "Fill out the name",
      max: 200,
      autocomplete: "name",
    },
    {
      name: "email",
      label: "Email",
      type: "email",
      required: "Fill out with valid email",
      invalid: "Fill out with valid email",
      max: 254,
      autocomplete: "email",
    },
    { name: "phone", label: "Phone", type: "tel", max: 60, autocomplete: "tel" },
    {
      name: "description",
      label: "Message",
      type: "multiline",
      required: "Fill out the message",
      max: 10_000,
    },
    /** OWN-157: of the variant `document`, its name and number. */
    { name: "document", label: "Document", type: "hidden", max: 300, onlyFilled: true },
    {
      name: "documentId",
      label: "Document number",
      type: "hidden",
      max: 10,
      onlyFilled: true,
      check: (value) => /^[1-9]\d{0,9}$/.test(value),
    },
  ],
  file: { ...DOCUMENT, label: "Attachment" },
  variants: {
    main: { optional: [], file: true, without: NO_DOCUMENT },
    "case-study": { optional: [], file: false, without: NO_DOCUMENT },
    service: { optional: ["description"], file: false, without: NO_DOCUMENT },
    modal: { optional: ["description"], file: false, without: NO_DOCUMENT },
    document: {
      optional: ["description"],
      file: false,
      without: ["phone", "description"],
      isBundled: true,
    },
  },
  success: "Thank you for getting in touch!",
} as const satisfies FormKind;

export type ContactVariant = keyof typeof contactForm.variants;
