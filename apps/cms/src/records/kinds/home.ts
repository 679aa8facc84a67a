import type { Home as HomeRecord, Wire } from "@meridian/contract";
import type { Tab } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { Home } from "#payload-types.ts";
import { action, facts, section, titled, titledRows, words } from "#records/fields/parts.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, richText } from "#records/fields/texts.ts";
import { withPageLists, type WithoutPageWords } from "#records/globals/page-words.ts";
import { button } from "#records/globals/site-settings/navigation.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { html, picture as mappedPicture, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/kinds/page-ids.ts";

const firstScreen: Tab = {
  label: "First screen",
  fields: [
    line("headerTitle", { label: "Title" }),
    richText("headerDescription", { label: "Text under the title" }),
    section("hero", "", [
      button(
        "By default Schedule a strategy session",
        "By default the page's form: /#contact-form",
      ),
      {
        name: "ground",
        label: "Background",
        type: "select",
        options: [
          { value: "video", label: "Video of the home page" },
          { value: "photograph", label: "Still picture of the video" },
          { value: "globe", label: "Globe with your places, in your colours" },
        ],
        admin: { description: "If empty, the video, or without one the still picture." },
      },
    ]),
    picture("headerVideo", {
      label: "Background video",
      kind: "video/",
      description: "Short, without sound, under 5 MB. It starts after the page has loaded.",
    }),
    picture("headerVideoPreview", {
      label: "Picture shown before the video",
      description: "The first thing visitors see.",
    }),
  ],
};

const solutions: Tab = {
  label: "Our solutions",
  fields: [
    section("solutions", "", [
      line("title", { label: "Title" }),
      titledRows("cards", {
        row: "Card",
        label: "Cards",
        fields: [
          {
            type: "row",
            fields: [
              linkField("link", { label: "Link", required: true }),
              line("action", { label: "Text of the button", required: true }),
            ],
          },
        ],
      }),
    ]),
  ],
};

const services: Tab = {
  label: "Services",
  description: "The services have their own records.",
  fields: [
    titled("services", "", [
      titled(
        "plan",
        "Card after the services",
        [linkField("link", { label: "Link" })],
        "For visitors who are not sure. If all fields are empty, the default texts are shown.",
      ),
    ]),
    line("provideTitle", { label: "What we provide: title" }),
    rows("provideItems", {
      row: "Item",
      label: "What we provide: items",
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
};

const roadMapBanner: Tab = {
  label: "Road map",
  fields: [
    titled("roadMapBanner", "", [
      {
        type: "row",
        fields: [
          linkField("link", { label: "Link of the button" }),
          line("button", { label: "Text of the button" }),
        ],
      },
      words("stages", "Names along the route", {
        description: "Short; press Enter after each. If empty, no route is shown.",
      }),
    ]),
  ],
};

/** The tabs are in the order of the page's bands. */
const config = withPageLists({
  slug: "home",
  label: "Home page",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Edit pages",
    description:
      "All texts of the home page, from top to bottom. Clients, company facts, services and case studies are shown from their own records; the order of the bands is under Run the site, Settings, Pages and menu. If a field of these tabs is empty, the site shows its default text.",
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        firstScreen,
        solutions,
        {
          label: "For venture funds",
          fields: [titled("venturePartner", "", [action(), facts()])],
        },
        services,
        {
          label: "Map of regions",
          description:
            "Also shown on the pricing page. The regions and cities are under Run the site, Settings, Company and contact.",
          fields: [titled("map", "")],
        },
        roadMapBanner,
        {
          label: "Contact form",
          description: "Also shown on technologies, fields of expertise and the road map.",
          fields: [titled("contact", "")],
        },
      ],
    },
  ],
});

const lines = list(group({ text }));

const fields = mapping<WithoutPageWords<"home", Home>>()({
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
