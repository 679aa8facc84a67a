import type { RoadMap as RoadMapRecord, Wire } from "@meridian/contract";
import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { RoadMap } from "#payload-types.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { html, text } from "#records/mapping/kinds.ts";

const config: GlobalConfig = {
  slug: "road-map",
  label: "Road map",
  access: globalAccess,
  versions: globalVersions,
  admin: { group: "Pages", description: "The page /dedicated-team-road-map." },
  fields: [
    line("pageTitle", { label: "Title", required: true }),
    rows("stages", {
      row: "Stage",
      description: "Numbered automatically: STAGE 1, STAGE 2 …",
      fields: [
        line("title", { description: "Optional; if empty, only the stage's number is shown." }),
        richText("description", { label: "Text" }),
      ],
    }),
    richText("underTextOfList", { label: "Text under the stages" }),
  ],
};

const fields = mapping<RoadMap>()({
  pageTitle: text,
  stages: as("list", list(group({ title: text, description: html }))),
  underTextOfList: html,
});

export const roadMap = {
  config,
  write: (doc: RoadMap): Wire<"roadMap"> => fields.write(doc),
  read: (record: RoadMapRecord, context: ImportContext): NewGlobal<"road-map"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    pageTitle: record.page_title || "Road map",
  }),
};
