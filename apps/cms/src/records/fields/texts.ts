import { isDisguised, isOwnAddress } from "@meridian/contract/own-address";
import type { NumberField, RichTextField, TextareaField, TextField } from "payload";

interface TextOptions {
  label?: string;
  description?: string;
  required?: boolean;
}

const sentence = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

export const line = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): TextField => ({ name, label, type: "text", required, admin: { description } });

/** Some sentences of plain text. */
export const prose = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): TextareaField => ({ name, label, type: "textarea", required, admin: { description, rows: 3 } });

/** The contract sends it as HTML. */
export const richText = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): RichTextField => ({ name, label, type: "richText", required, admin: { description } });

export const amount = (
  name: string,
  { label = sentence(name), description, required = false }: TextOptions = {},
): NumberField => ({ name, label, type: "number", required, min: 0, admin: { description } });

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

/** Warns below the field when a link has no target for visitors (OWN-14). */
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
  custom: { untranslated: true },
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
