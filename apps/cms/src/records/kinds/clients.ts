import type { ClientsPage, Wire } from "@meridian/contract";
import type { CheckboxField } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { Client } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { place, section, SIDES, title as titleLine, titled } from "#records/fields/parts.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { amount, line, linkField, prose, richText } from "#records/fields/texts.ts";
import { withPageLists, type WithoutPageWords } from "#records/globals/page-words.ts";
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

const clientRows = rows("clients", {
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
          fields: [line("project"), line("date", { description: "For example: 2019 – present" })],
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
});

const points = rows("points", {
  row: "Country",
  label: "Countries of clients",
  titled: "country",
  description: "A client belongs to the country at the end of its location.",
  fields: [
    {
      type: "row",
      fields: [
        line("country", {
          label: "Country",
          required: true,
          description: "As at the end of the clients' locations",
        }),
        line("label", { label: "On the map", required: true }),
      ],
    },
    ...place(),
    {
      type: "row",
      fields: [
        {
          name: "side",
          label: "Side of the name, if there is space",
          type: "select",
          required: true,
          defaultValue: "end",
          options: SIDES,
        },
        untranslated(
          line("team", {
            label: "Route to",
            description: "A city of the offices: Settings, Company and contact",
          }),
        ),
      ],
    },
  ],
});

/** The tabs are in the order of the page's bands. */
const config = withPageLists({
  slug: "clients",
  label: "Clients",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Edit pages",
    description:
      "All texts of the clients page, from top to bottom. The page shows the first nine clients; the sliders of other pages show all. If a title or text is empty, the site shows its default.",
  },
  fields: [
    heading(line("title", { label: "Title of the page", required: true })),
    {
      type: "tabs",
      tabs: [
        { label: "Map", fields: [titled("map", "", [points])] },
        {
          label: "Clients",
          fields: [
            section("list", "", [
              titleLine(),
              prose("text", { label: "Text" }),
              line("more", { label: "Text of the link to all case studies" }),
            ]),
            clientRows,
          ],
        },
        {
          label: "Reviews",
          description: "A client's review is in the client's row.",
          fields: [
            section("reviews", "", [
              titleLine("Not visible; screen readers announce it as the section's name."),
            ]),
          ],
        },
        { label: "Contact form", fields: [titled("contact", "")] },
      ],
    },
  ],
});

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

const fields = mapping<WithoutPageWords<"clients", Client>>()({
  title: text,
  clients: as("client", list(client)),
});

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
