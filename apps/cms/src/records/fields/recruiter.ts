import { isEmail } from "@meridian/contract/forms";
import type { GroupField } from "payload";
import { notAuthors } from "#accounts/access/roles.ts";
import { picture } from "#records/fields/picture.ts";
import { line } from "#records/fields/texts.ts";
import { untranslated } from "#records/fields/untranslated.ts";

/** Who answers for a vacancy (OWN-126). The address is in no reply to visitors. */
export const recruiterField = (): GroupField => ({
  name: "recruiter",
  type: "group",
  fields: [
    untranslated(line("name")),
    line("role", { label: "Position", description: "For example: Recruiter, Sofia" }),
    {
      name: "email",
      label: "E-mail",
      type: "text",
      custom: { untranslated: true },
      access: { create: notAuthors, read: notAuthors, update: notAuthors },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() : value)],
      },
      validate: (value: string | null | undefined) =>
        !value || isEmail(value) || "Write an e-mail address, such as name@example.com.",
      admin: {
        description:
          "Gets the resumes sent from this vacancy's page, in place of the recipients of all resumes. Never shown on the site.",
      },
    },
    picture("portrait", { description: "Shown round, so the face belongs in the middle." }),
    {
      name: "isNamed",
      label: "Name them on the vacancy's page",
      type: "checkbox",
      admin: { description: "With position and portrait, next to the resume form." },
    },
  ],
});
