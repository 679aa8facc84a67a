import type { ArrayField, GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slides } from "#records/fields/slides.ts";
import { line, linkField } from "#records/fields/texts.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const column = (name: string, label: string): ArrayField =>
  rows(name, {
    row: "Link",
    label,
    titled: "label",
    fields: [
      {
        type: "row",
        fields: [
          line("label", { label: "Text", required: true }),
          linkField("link", { label: "Link", required: true }),
        ],
      },
    ],
  });

const pageLinks = rows("links", {
  row: "Link",
  titled: "label",
  fields: [
    {
      type: "row",
      fields: [
        line("label", { label: "Text", required: true }),
        untranslated(
          line("page", {
            label: "Page",
            required: true,
            description: "Without the slash, for example technologies-php",
          }),
        ),
        {
          name: "status",
          type: "select",
          required: true,
          defaultValue: "publish",
          options: [
            { value: "publish", label: "Shown" },
            { value: "draft", label: "Hidden" },
          ],
        },
      ],
    },
  ],
});

export const options: GlobalConfig = {
  slug: "options",
  label: "Footer and stories",
  access: globalAccess,
  versions: globalVersions,
  admin: { group: "Run the site", description: "Texts and links that every page shows." },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Footer",
          fields: [
            column("services", "Column: Services"),
            column("expertise", "Column: Expertise"),
            column("successStories", "Column: Success Stories"),
            column("company", "Column: Company"),
            rows("technologyColumns", {
              row: "Column",
              titled: "name",
              label: "Language and technology columns",
              fields: [line("name", { label: "Title" }), pageLinks],
            }),
            line("copyright", { label: "Copyright line" }),
          ],
        },
        {
          label: "Social networks",
          fields: [
            linkField("facebook", { label: "Facebook" }),
            linkField("linkedin", { label: "LinkedIn" }),
            linkField("behance", { label: "Behance" }),
            linkField("instagram", { label: "Instagram" }),
          ],
        },
        {
          label: "Success stories slider",
          fields: [slides("topSlider", { label: "Slides above the case studies" })],
        },
      ],
    },
  ],
};
