import type { Home as HomeRecord, Wire } from "@meridian/contract";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#records/mapping/import-context.ts";
import { html, picture, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/mapping/records/page-ids.ts";
import type { Home } from "#payload-types.ts";

const lines = list(group({ text }));

const fields = mapping<Home>()({
  headerTitle: as("section_header_title", text),
  headerDescription: as("section_header_description", html),
  headerVideo: as("section_header_video", picture),
  headerVideoPreview: as("section_header_video_preview", picture),
  provideTitle: text,
  provideItems: list(
    group({
      icon: picture,
      title: text,
      list: {
        ...lines,
        read: (rows: readonly { text: string }[]) => rows.filter((row) => row.text !== ""),
      },
    }),
  ),
});

export const home = {
  write: (doc: Home): Wire<"home"> => ({
    id: PAGE_IDS.home,
    slug: "home",
    title: "Home",
    ...fields.write(doc),
  }),
  read: (record: HomeRecord, context: ImportContext): NewGlobal<"home"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
  }),
};
