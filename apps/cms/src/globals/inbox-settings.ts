import type { GlobalConfig, NumberField } from "payload";
import { admins, anyUser } from "#access/roles.ts";

const months = (name: string, label: string): NumberField => ({
  name,
  label,
  type: "number",
  required: true,
  defaultValue: 12,
  min: 0,
  max: 240,
  validate: (value: unknown) =>
    (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 240) ||
    "Whole months, 0 to 240. 0 keeps it until somebody deletes it.",
});

/** How long the inbox keeps what it gets (see `inbox/retention.ts`). */
export const inboxSettings: GlobalConfig = {
  slug: "inbox-settings",
  label: "How long it is kept",
  access: { read: anyUser, update: admins },
  admin: {
    group: "Inbox",
    hidden: ({ user }) => user?.role !== "admin",
    description:
      "Months after which submissions are removed, with their files. 0 keeps them until somebody deletes them.",
  },
  fields: [
    {
      type: "row",
      fields: [months("contactMonths", "Contact messages"), months("resumeMonths", "Applications")],
    },
    {
      type: "row",
      fields: [months("priceRequestMonths", "Price requests"), months("surveyMonths", "Surveys")],
    },
  ],
};
