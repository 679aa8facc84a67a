import type { Leaf } from "@meridian/contract/shape";

/**
 * What a value is: the contract's kinds (a `number` is whole), and what the demo content holds some
 * fields to beyond them.
 */
export type Type =
  | Leaf
  | "decimal"
  | "slug"
  | "route"
  | "inline-html"
  | "picture-id"
  | { oneOf: readonly string[] };

export interface Field {
  type: Type;
  /** May hold `""`. */
  isOptional?: boolean;
  /** The contract does not ask it of a host: whether ours has it is for the compiler to say. */
  isBeyond?: boolean;
}

/** The list of pictures is ours: no call answers it. */
export const IMAGE_FIELDS: Record<string, Field> = {
  id: { type: "picture-id" },
  kind: {
    type: {
      oneOf: [
        "cover",
        "gallery",
        "icon",
        "logo",
        "portrait",
        "hero",
        "poster",
        "video",
        "diagram",
        "illustration",
      ],
    },
  },
  width: { type: "number" },
  height: { type: "number" },
  // What the drawing conveys.
  subject: { type: "text" },
  // Empty where the picture is decorative.
  alt: { type: "text", isOptional: true },
};

/** A type in words, for the list of fields. */
export const typeInWords = ({ type, isOptional }: Field): string =>
  (typeof type === "object" ? type.oneOf.join(" or ") : type) +
  (isOptional ? ", may be empty" : "");
