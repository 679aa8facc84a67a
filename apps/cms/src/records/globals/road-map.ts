import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";

export const roadMap: GlobalConfig = {
  slug: "road-map",
  label: "Road map",
  access: globalAccess,
  versions: globalVersions,
  admin: { group: "Pages", description: "The page /dedicated-team-road-map." },
  fields: [
    line("pageTitle", { label: "Title", required: true }),
    rows("stages", {
      row: "Stage",
      description: "The page numbers them by itself: STAGE 1, STAGE 2 …",
      fields: [
        line("title", { description: "May stay empty: the stage then shows its number alone." }),
        richText("description", { label: "Text" }),
      ],
    }),
    richText("underTextOfList", { label: "Text under the stages" }),
  ],
};
