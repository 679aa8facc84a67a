import { APIError, type GlobalConfig } from "payload";
import { admins, editors } from "#accounts/access/roles.ts";
import { decide } from "#publishing/approval/decide.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";

/** See `approval/`. Switching it off needs a second person, too. */
export const approval: GlobalConfig = {
  slug: "approval",
  label: "Who may publish",
  access: { read: editors, update: admins },
  admin: {
    group: "Site",
    hidden: ({ user }) => user?.role !== "admin",
    description:
      "Off: everyone who may write may publish. On: a change reaches visitors only after a second person has approved it, who neither wrote nor proposed it. This applies to admins, too.",
    components: {
      elements: { SaveButton: "/publishing/screens/approval/buttons.tsx#SaveOrPropose" },
    },
  },
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req, context }) => {
        await decide(req, context, { place: "approval", record: "", latest: originalDoc });
        if (data.secondPerson === true && req.user) {
          const { totalDocs } = await req.payload.count({
            collection: "users",
            where: { role: { in: ["admin", "editor"] } },
          });
          if (totalDocs < 2)
            throw new APIError(
              "There is no second person yet: add another admin or editor first (Site, Users).",
              409,
              undefined,
              true,
            );
        }
        return data;
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (Boolean(doc.secondPerson) !== Boolean(previousDoc?.secondPerson))
          await noteEvent(req, {
            event: "settings",
            place: "approval",
            detail: doc.secondPerson ? "Needs a second person" : "Needs no second person",
          });
        return doc;
      },
    ],
  },
  fields: [
    {
      name: "secondPerson",
      label: "Publishing needs a second person",
      type: "checkbox",
      defaultValue: false,
      admin: {
        description:
          "Editors then propose their changes. Another admin or editor sees them on the dashboard and approves them or sends them back. A later change needs a new proposal.",
      },
    },
  ],
};
