import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";

export const home: GlobalConfig = {
  slug: "home",
  label: "Home page",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Pages",
    description:
      "The head of the home page, and what the company provides. Its other sections come from services, case studies, clients and the company facts.",
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
