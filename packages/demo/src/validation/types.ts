import type { Leaf } from "@meridian/contract/shape";

/** The contract's kinds (a `number` is whole), and narrower ones. */
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
  /** Optional in the contract: the compiler decides whether the demo has it. */
  isBeyond?: boolean;
}

/** The demo's list of pictures, which no call returns. */
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
  alt: { type: "text", isOptional: true },
};

export const typeInWords = ({ type, isOptional }: Field): string =>
  (typeof type === "object" ? type.oneOf.join(" or ") : type) +
  (isOptional ? ", may be empty" : "");
