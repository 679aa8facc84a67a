import { isDisguised, isOwnAddress } from "@meridian/contract/own-address";
import type { NumberField, RichTextField, TextareaField, TextField } from "payload";

interface TextOptions {
  label?: string;
  description?: string;
  required?: boolean;
}

/** `shortDescription` as `Short description`. */
const sentence = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** One line of plain text. */
export const line = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): TextField => ({ name, label, type: "text", required, admin: { description } });

/** Plain text of some sentences. */
export const prose = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): TextareaField => ({ name, label, type: "textarea", required, admin: { description, rows: 3 } });

/** Formatted text: the contract sends it as HTML. */
export const richText = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): RichTextField => ({ name, label, type: "richText", required, admin: { description } });

/** A number of 0 or more. */
export const amount = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): NumberField => ({ name, label, type: "number", required, min: 0, admin: { description } });

/** The position of a document in lists. */
export const orderField = (): NumberField => ({
  name: "order",
  type: "number",
  label: "Position in lists",
  required: true,
  defaultValue: 100,
  index: true,
  admin: { position: "sidebar", description: "Smaller numbers come first." },
});

const ELSEWHERE = /^(?:https?:\/\/\S+|mailto:\S+)$/;

/** Shows a warning below the field when visitors would find nothing there (OWN-14). */
export const targetMark = { afterInput: ["/records/screens/target-mark.tsx#TargetMark"] };

export const DISGUISED =
  "This looks like a page of the site but opens another site. Begin with a single / that no \\ follows, or with https:// for another site.";

/** An address on the site (`/pricing`, `/#contact-form`) or elsewhere (`https://…`). */
export const linkField = (
  name: string,
  {
    label = "Link",
    description = "A page of the site, such as /pricing, or a full address beginning with https://",
    required = false,
  }: TextOptions = {},
): TextField => ({
  name,
  label,
  type: "text",
  required,
  validate: (value: string | null | undefined) => {
    if (!value) return required ? "Write an address, for example /pricing." : true;
    if (isDisguised(value)) return DISGUISED;
    return (
      isOwnAddress(value) ||
      ELSEWHERE.test(value) ||
      "Begin with / for a page of the site, or with https:// for another site."
    );
  },
  admin: { description, components: targetMark },
});
