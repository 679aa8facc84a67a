import type { GlobalConfig, NumberField } from "payload";
import { admins, inboxUsers } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { USUAL_MONTHS } from "#accounts/audit/retention.ts";

const months = (name: string, label: string, usual = 12): NumberField => ({
  name,
  label,
  type: "number",
  required: true,
  defaultValue: usual,
  min: 0,
  max: 240,
  validate: (value: unknown) =>
    (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 240) ||
    "Write whole months, 0 to 240. With 0 nothing is removed automatically.",
});

/** See `inbox/retention.ts` and `accounts/audit/`. */
export const inboxSettings: GlobalConfig = {
  slug: "inbox-settings",
  label: "Retention",
  access: { read: inboxUsers, update: admins },
  admin: {
    group: "Answer people",
    hidden: ({ user }) => user?.role !== "admin",
    description:
      "Months after which submissions with their files, and entries of the audit log, are removed. With 0 nothing is removed automatically.",
  },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        if (req.user) await noteEvent(req, { event: "settings", place: "inbox-settings" });
        return doc;
      },
    ],
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
    { type: "row", fields: [months("auditMonths", "Audit log", USUAL_MONTHS)] },
  ],
};
