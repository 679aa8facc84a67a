import type { FormKind } from "#forms/kind.ts";

const MALFORMED = "Please enter a valid email address";

/** The get-price form (GET-01): one field, named as in Contact Form 7, and the team in words. */
export const priceRequestForm = {
  kind: "price-request",
  call: "priceRequestForm",
  fields: [
    {
      name: "your-email",
      label: "Your email",
      type: "email",
      required: MALFORMED,
      invalid: MALFORMED,
      max: 254,
      autocomplete: "email",
    },
    { name: "team", label: "Team", type: "hidden", max: 10_000, onlyFilled: true },
  ],
  variants: { pricing: { optional: [], file: false } },
  success: "Thank you for getting in touch!",
} as const satisfies FormKind;
