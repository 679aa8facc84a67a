import { PRIVATE_SETTINGS_TAG } from "@meridian/contract/site-protocol/private-settings";
import type { GlobalConfig, NumberField, TextareaField } from "payload";
import { admins } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { mailServerFields } from "#inbox/mail/mail-server.ts";
import { recipientFields } from "#inbox/mail/recipient-fields.ts";
import { captchaFields, programFields } from "#inbox/mail/program-fields.ts";
import { testMailEndpoint, testProgramEndpoints } from "#inbox/mail/test-endpoint.ts";
import { noteTags } from "#publishing/purge/note-change.ts";

/** Replies of all users together, in 24 hours. */
export const USUAL_PER_DAY = 200;

const repliesPerDay: NumberField = {
  name: "repliesPerDay",
  label: "Replies in 24 hours",
  type: "number",
  required: true,
  defaultValue: USUAL_PER_DAY,
  min: 0,
  max: 10_000,
  admin: {
    description:
      "How many replies all users together may send from the inbox. Mail servers block who suddenly sends much more than usual. With 0 nobody can reply.",
  },
};

/** A rejection waits, so that it can be taken back (OWN-106). */
export const USUAL_HOURS = 24;

const rejectionHours: NumberField = {
  name: "rejectionHours",
  label: "Hours that a rejection waits",
  type: "number",
  required: true,
  defaultValue: USUAL_HOURS,
  min: 0,
  max: 720,
  admin: {
    description:
      "Until then it can be taken back. With 0 it is sent after a minute, as other replies are.",
  },
};

const signature: TextareaField = {
  name: "signature",
  label: "Signature of replies",
  type: "textarea",
  maxLength: 1000,
  admin: { description: "Of users who have none of their own under Account." },
};

/** What the site reads by a signed call (`recipients.ts`, `read-connections.ts`), and what limits replies. */
export const notifications: GlobalConfig = {
  slug: "notifications",
  label: "Mail",
  access: { read: admins, update: admins },
  admin: {
    group: "Answer people",
    hidden: ({ user }) => user?.role !== "admin",
    description:
      "Who gets an e-mail of each new submission, and by which server; which other programs get it; and what keeps machines out of the forms. What waits is sent with the settings of now. The site shows none of them.",
  },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await noteTags(req.payload, [PRIVATE_SETTINGS_TAG], req);
        if (req.user) await noteEvent(req, { event: "settings", place: "notifications" });
        return doc;
      },
    ],
  },
  endpoints: [testMailEndpoint, ...testProgramEndpoints],
  fields: [
    {
      type: "tabs",
      tabs: [
        { label: "Who gets an e-mail", fields: recipientFields },
        { label: "Mail server", fields: mailServerFields },
        { label: "Replies", fields: [repliesPerDay, rejectionHours, signature] },
        { label: "Other programs", fields: programFields },
        { label: "Spam protection", fields: captchaFields },
      ],
    },
  ],
};
