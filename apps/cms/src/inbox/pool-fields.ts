import type { Field } from "payload";
import { noOne } from "#accounts/access/roles.ts";

const texts = (names: readonly string[], required = names) => ({
  type: "object" as const,
  required: [...required],
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
});

/** Ended here, prolonged by the person only (`talent-pool.ts`). */
export const poolFields: Field[] = [
  {
    name: "poolUntil",
    label: "In the talent pool until",
    type: "date",
    index: true,
    admin: {
      position: "sidebar",
      condition: ({ pool }) => Boolean(pool),
      description: "The person agreed to it and can prolong it. Empty it to take them out.",
    },
  },
  // The letter to the person, and what they did by its link.
  {
    name: "pool",
    type: "json",
    access: { update: noOne },
    admin: { hidden: true, readOnly: true },
    jsonSchema: {
      uri: "a://meridian/pool.json",
      fileMatch: ["a://meridian/pool.json"],
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          letter: texts(["id", "until", "at"], ["id", "until"]),
          stayed: { type: "array", items: texts(["at", "until", "text"]) },
          left: { type: "array", items: { type: "string" } },
        },
      },
    },
  },
];
