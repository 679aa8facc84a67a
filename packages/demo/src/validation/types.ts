import type { Leaf } from "@meridian/contract/shape";

/**
 * A value's type: the contract's kinds (a `number` is whole), and narrower ones for some fields.
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
  /** May be `""`. */
  isOptional?: boolean;
  /** Optional in the contract: the compiler decides whether ours has it. */
  isBeyond?: boolean;
}

/** The list of pictures is ours: no call returns it. */
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
  subject: { type: "text" },
  // Empty if the picture is decorative.
  alt: { type: "text", isOptional: true },
};

export const typeInWords = ({ type, isOptional }: Field): string =>
  (typeof type === "object" ? type.oneOf.join(" or ") : type) +
  (isOptional ? ", may be empty" : "");
