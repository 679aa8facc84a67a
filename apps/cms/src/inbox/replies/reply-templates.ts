import { LONGEST_REPLY } from "@meridian/contract/site-protocol/deliveries";
import type { ArrayFieldValidation, CollectionConfig } from "payload";
import { inboxUsers, isAuthorsRole } from "#accounts/access/roles.ts";
import { languageField } from "#inbox/languages.ts";
import { TEMPLATE_FIELDS, TEMPLATE_KINDS, unknownFieldIn } from "#inbox/replies/template-fields.ts";

const FIELDS = Object.keys(TEMPLATE_FIELDS).map((name) => `{${name}}`);
const MEANINGS = Object.entries(TEMPLATE_FIELDS).map(([name, what]) => `{${name}}: ${what}`);

const words =
  (longest: number) =>
  (value: unknown): true | string => {
    if (typeof value !== "string" || value.trim() === "") return "Write a text.";
    if (value.length > longest) return `Write at most ${longest} characters.`;
    const unknown = unknownFieldIn(value);
    return (
      unknown === undefined ||
      `{${unknown.slice(0, 60)}} is no field of a template. Use ${FIELDS.join(", ")}, or no braces.`
    );
  };

const oneOfEach: ArrayFieldValidation = (rows) => {
  const codes = (rows ?? []).map((row) => Reflect.get(Object(row), "language"));
  if (codes.length === 0) return "Add the letter in one language at least.";
  return new Set(codes).size === codes.length || "A language is in the list twice.";
};

/** Letters with fields, in the site's languages (OWN-91). */
export const replyTemplates: CollectionConfig = {
  slug: "reply-templates",
  labels: { singular: "Reply template", plural: "Reply templates" },
  access: { create: inboxUsers, read: inboxUsers, update: inboxUsers, delete: inboxUsers },
  defaultSort: "name",
  admin: {
    group: "Answer people",
    useAsTitle: "name",
    hidden: ({ user }) => isAuthorsRole(user?.role),
    defaultColumns: ["name", "kind", "updatedAt"],
    description: `Letters for replies from the inbox. Fields are filled in: ${MEANINGS.join("; ")}.`,
  },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 100 },
    {
      name: "kind",
      label: "Kind",
      type: "select",
      required: true,
      options: TEMPLATE_KINDS,
      defaultValue: "answer",
    },
    {
      name: "letters",
      label: "Letter in each language",
      labels: { singular: "Language", plural: "Languages" },
      type: "array",
      validate: oneOfEach,
      maxRows: 20,
      admin: {
        components: {
          RowLabel: {
            path: "/records/screens/row-label.tsx#RowLabel",
            clientProps: { row: "Language", titled: "language" },
          },
        },
      },
      fields: [
        languageField,
        {
          name: "subject",
          label: "Subject",
          type: "text",
          required: true,
          validate: words(LONGEST_REPLY.subject),
        },
        { name: "text", type: "textarea", required: true, validate: words(10_000) },
      ],
    },
  ],
};
