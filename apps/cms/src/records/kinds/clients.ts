import type { ClientsPage, Wire } from "@meridian/contract";
import type { CheckboxField, GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { Client } from "#payload-types.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { amount, line, linkField, richText } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import {
  flag,
  html,
  link,
  number,
  picture as mappedPicture,
  text,
} from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/kinds/page-ids.ts";
import { untranslated } from "#records/fields/untranslated.ts";

/** If several reviews have this page, it shows the first. */
const shownOn = (name: string, label: string): CheckboxField => ({
  name,
  label,
  type: "checkbox",
  defaultValue: false,
});

const config: GlobalConfig = {
  slug: "clients",
  label: "Clients",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Pages",
    description: "The clients page shows the first nine; the sliders of other pages show all.",
  },
  fields: [
    line("title", { label: "Title of the page", required: true }),
    rows("clients", {
      row: "Client",
      fields: [
        {
          type: "row",
          fields: [
            untranslated(line("title", { label: "Name" })),
            linkField("url", {
              label: "Link",
              description: "The case study, or the client's site",
            }),
          ],
        },
        picture("thumbnail", { label: "Logo" }),
        {
          name: "facts",
          label: "Facts on the tile",
          type: "group",
          fields: [
            {
              type: "row",
              fields: [
                line("project"),
                line("date", { description: "For example: 2019 – present" }),
              ],
            },
            {
              type: "row",
              fields: [
                amount("specialistCount", { label: "Number of specialists" }),
                line("location", { description: "City, country" }),
              ],
            },
          ],
        },
        { name: "hasReview", label: "Has a review", type: "checkbox", defaultValue: false },
        {
          name: "review",
          type: "group",
          admin: { condition: (_, sibling) => Boolean(sibling.hasReview) },
          fields: [
            richText("description", { label: "Review" }),
            picture("image", { label: "Portrait" }),
            { type: "row", fields: [untranslated(line("name")), line("position")] },
            {
              type: "row",
              fields: [
                shownOn("onHome", "Show it on the home page"),
                shownOn("onServices", "Show it on the pages of services"),
                shownOn("onPricing", "Show it on the page of prices"),
              ],
            },
          ],
        },
      ],
    }),
  ],
};

const review = group({
  description: html,
  image: mappedPicture,
  name: text,
  position: text,
  onHome: flag,
  onServices: flag,
  onPricing: flag,
});
const client = group({
  title: text,
  url: link,
  thumbnail: mappedPicture,
  facts: as(
    "list_item",
    group({ project: text, date: as("Date", text), specialistCount: number, location: text }),
  ),
  hasReview: as("is_client_has_review", flag),
  review,
});

const fields = mapping<Client>()({ title: text, clients: as("client", list(client)) });

export const clients = {
  config,
  write(doc: Client): Wire<"clients">[number] {
    const { title, client: reviews } = fields.write(doc);
    return {
      id: PAGE_IDS.clients,
      slug: "clients",
      title,
      data: {
        // A review that is not ticked may have values, which must not be public.
        client: reviews.map((row) =>
          row.is_client_has_review ? row : { ...row, review: review.write(null) },
        ),
      },
    };
  },
  read: (record: ClientsPage, context: ImportContext): NewGlobal<"clients"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    title: record.title || "Clients",
  }),
};
