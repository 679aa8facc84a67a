import type { RoadMap as RoadMapRecord, Wire } from "@meridian/contract";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#records/mapping/import-context.ts";
import { html, text } from "#records/mapping/kinds.ts";
import type { RoadMap } from "#payload-types.ts";

const fields = mapping<RoadMap>()({
  pageTitle: text,
  stages: as("list", list(group({ title: text, description: html }))),
  underTextOfList: html,
});

export const roadMap = {
  write: (doc: RoadMap): Wire<"roadMap"> => fields.write(doc),
  read: (record: RoadMapRecord, context: ImportContext): NewGlobal<"road-map"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    pageTitle: record.page_title || "Road map",
  }),
};
