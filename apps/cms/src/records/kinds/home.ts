import type { Home as HomeRecord, Wire } from "@meridian/contract";
import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { Home } from "#payload-types.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { html, picture as mappedPicture, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/kinds/page-ids.ts";

const config: GlobalConfig = {
  slug: "home",
  label: "Home page",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Pages",
    description:
      "The home page's head and the company's offers. The other sections come from services, case studies, clients and the company facts.",
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          fields: [
            line("headerTitle", { label: "Title" }),
            richText("headerDescription", { label: "Text under the title" }),
            picture("headerVideo", {
              label: "Background video",
              video: true,
              description: "Short, without sound, under 5 MB. It starts after the page has loaded.",
            }),
            picture("headerVideoPreview", {
              label: "Picture shown before the video",
              description: "The first thing visitors see.",
            }),
          ],
        },
        {
          label: "What we provide",
          fields: [
            line("provideTitle", { label: "Title" }),
            rows("provideItems", {
              row: "Item",
              label: "Items",
              fields: [
                picture("icon"),
                line("title"),
                rows("list", {
                  row: "Line",
                  titled: "text",
                  fields: [line("text", { required: true })],
                }),
              ],
            }),
          ],
        },
      ],
    },
  ],
};

const lines = list(group({ text }));

const fields = mapping<Home>()({
  headerTitle: as("section_header_title", text),
  headerDescription: as("section_header_description", html),
  headerVideo: as("section_header_video", mappedPicture),
  headerVideoPreview: as("section_header_video_preview", mappedPicture),
  provideTitle: text,
  provideItems: list(
    group({
      icon: mappedPicture,
      title: text,
      list: {
        ...lines,
        read: (written: readonly { text: string }[]) => written.filter((row) => row.text !== ""),
      },
    }),
  ),
});

export const home = {
  config,
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
