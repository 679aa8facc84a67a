/** What colleagues write about a submission: the next step, tags, a lead's value, and its history. */
import type { Condition, Field } from "payload";
import { noOne } from "#accounts/access/roles.ts";
import { DAY_ONLY } from "#records/fields/day.ts";
import { asRead } from "#inbox/teamwork/shared-fields.ts";
import { checkTags, tagsIn, tagsText } from "#inbox/teamwork/tags.ts";
import type { Submission } from "#payload-types.ts";

const CELLS = "/inbox/screens/cells.tsx";
const isLead: Condition<Submission> = ({ kind }) => kind !== "resume";

const isCurrency = (value: string): boolean =>
  Intl.supportedValuesOf("currency").includes(value.toUpperCase());

export const nextStepFields: Field[] = [
  {
    name: "nextStep",
    label: "Next step",
    type: "text",
    maxLength: 200,
    admin: { position: "sidebar", disableListColumn: true },
  },
  {
    name: "nextStepOn",
    label: "Next step on",
    type: "date",
    index: true,
    admin: {
      position: "sidebar",
      date: DAY_ONLY,
      components: { Cell: `${CELLS}#NextStepCell` },
    },
  },
  {
    name: "tags",
    type: "text",
    index: true,
    validate: checkTags,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? tagsText(tagsIn(value)) : value),
      ],
    },
    admin: {
      position: "sidebar",
      components: {
        Field: "/inbox/screens/tags-field.tsx#TagsField",
        Cell: `${CELLS}#TagsCell`,
      },
    },
  },
];

export const leadFields: Field[] = [
  {
    name: "value",
    label: "Value",
    type: "number",
    min: 0,
    max: 1e12,
    index: true,
    admin: { position: "sidebar", condition: isLead, step: 1 },
  },
  {
    name: "currency",
    type: "text",
    validate: (value: unknown, { siblingData }: { siblingData: Partial<Submission> }) =>
      typeof value === "string" && value !== ""
        ? isCurrency(value) || "Write a currency's code, such as EUR."
        : typeof siblingData.value !== "number" || "Write the currency of the value, such as EUR.",
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : value),
      ],
    },
    admin: {
      position: "sidebar",
      condition: ({ kind, value }: Partial<Submission>) =>
        kind !== "resume" && typeof value === "number",
      placeholder: "EUR",
    },
  },
  {
    name: "lostBecause",
    label: "Lost because",
    type: "text",
    maxLength: 500,
    admin: {
      position: "sidebar",
      condition: ({ kind, status }: Partial<Submission>) => kind !== "resume" && status === "lost",
    },
  },
];

/** Written by the server alone. */
export const historyFields: Field[] = [
  // Colleagues whom a note mentions (`mentions.ts`): `|3|14|`.
  {
    name: "mentioned",
    type: "text",
    index: true,
    access: { create: noOne, update: noOne },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: "history",
    type: "array",
    access: { create: noOne, update: noOne },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    fields: [
      { name: "what", type: "textarea", required: true },
      { name: "by", type: "text", required: true },
      { name: "at", type: "date", required: true },
    ],
    hooks: {
      afterRead: [
        ({ value }: { value?: Submission["history"] }) =>
          value?.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
      ],
    },
  },
  // What a form has read of the fields that several people change (`keep-others-work.ts`).
  {
    name: "asRead",
    type: "text",
    virtual: true,
    admin: { hidden: true, readOnly: false, disableListColumn: true, disableListFilter: true },
    hooks: { afterRead: [({ data }) => JSON.stringify(asRead(data ?? {}))] },
  },
];
