import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { amount, line, richText } from "#records/fields/texts.ts";

export const about: GlobalConfig = {
  slug: "about",
  label: "Company facts",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Pages",
    description: "The text about the company and the three figures that count up.",
  },
  fields: [
    line("title", { required: true }),
    richText("description", { label: "Text" }),
    {
      type: "row",
      fields: [
        amount("years", { label: "Years" }),
        amount("project", { label: "Projects" }),
        amount("specialists", { label: "Specialists" }),
      ],
    },
  ],
};
