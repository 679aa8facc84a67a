import { isTarget, isWebAddress, PAGE_NAMES, type PageName } from "@meridian/contract";
import { toWords, type CollapsibleField, type Field, type TextField } from "payload";
import { rows } from "#records/fields/rows.ts";
import { targetMark } from "#records/fields/texts.ts";
import { section } from "#records/fields/parts.ts";
import { storiesLink } from "#records/globals/site-settings/general.ts";
import { part, stored } from "#records/globals/site-settings/part.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const NO_TARGET =
  "This is not a valid address. Begin with / for a page of the site, with /# for a place on the home page, or with https:// for another site.";

const target = (
  required: (sibling: Partial<Record<string, unknown>>) => boolean = () => true,
  description = "A page such as /pricing, a place on the home page such as /#services, or https://…",
): TextField => ({
  name: "link",
  label: "Link",
  type: "text",
  custom: { untranslated: true },
  validate: (value: string | null | undefined, { siblingData }) => {
    const written = value?.trim();
    if (written) return isTarget(written) || NO_TARGET;
    return required(siblingData) ? "Write an address, for example /pricing." : true;
  },
  admin: { description, components: targetMark },
});

const label = ({
  name = "label",
  title = "Text",
  required = true,
  description,
  example = "Write the text of the link, for example Services.",
}: {
  name?: string;
  title?: string;
  required?: boolean;
  description?: string;
  example?: string;
} = {}): TextField => ({
  name,
  label: title,
  type: "text",
  required,
  validate: (value: string | null | undefined) => !required || !!value?.trim() || example,
  admin: { description },
});

export const button = (words: string, leads: string): Field => ({
  type: "row",
  fields: [
    label({ title: "Text of the button", required: false, description: words }),
    target(() => false, leads),
  ],
});

const isEmpty = (rowsOf: unknown): boolean => !Array.isArray(rowsOf) || rowsOf.length === 0;

/** For editors, in this order; further pages follow under their own names. */
const LABELS: Partial<Record<PageName, string>> = {
  services: "Services",
  caseStudies: "Case studies",
  clients: "Clients",
  technologies: "Technologies",
  expertise: "Fields of expertise",
  sales: "Sales",
  pricing: "Pricing with its calculator",
  survey: "Survey",
  search: "Search, with its fields in the header and on the not-found page",
  roadMap: "Road map",
  blog: "Blog, posts and feed",
  article: "Guide",
  career: "Career and career posts",
  vacancies: "Vacancies and their feeds",
};
const OPTIONS = Object.entries({
  ...LABELS,
  ...Object.fromEntries(PAGE_NAMES.map((name) => [name, LABELS[name] ?? toWords(name)])),
}).map(([value, name]) => ({ value, label: name }));

const HEADER = { where: "Header of every page", at: "/" };

export const pageParts = stored("pages", [
  part(
    "Pages that are on",
    { shows: { where: "Menu, footer, links and search of the whole site", at: "/" } },
    [
      {
        name: "off",
        label: "Pages that are off",
        type: "select",
        hasMany: true,
        dbName: "settings_pages_off",
        enumName: "settings_page",
        options: OPTIONS,
        admin: {
          description:
            "Visitors and search engines cannot find these pages, and the site does not link to them. Their records and previews stay.",
        },
      },
    ],
  ),
]);

export const menuParts = stored("menu", [
  part("Menu", { shows: HEADER }, [
    rows("items", {
      row: "Link",
      label: "Links of the header",
      titled: "label",
      dbName: "settings_menu",
      notes: { isHeader: true },
      description:
        "Shown in this order. If empty, the header shows its default links: Our solutions, Services, Success Stories, Company, Career. Links that do not fit in one line move behind the menu button.",
      fields: [
        {
          type: "row",
          fields: [
            label(),
            target(
              ({ children }) => isEmpty(children),
              "A page such as /pricing, a place on the home page such as /#services, or https://… May be empty if the link has a submenu.",
            ),
          ],
        },
        rows("children", {
          row: "Link",
          label: "Submenu",
          titled: "label",
          dbName: "settings_menu_children",
          fields: [{ type: "row", fields: [label(), target()] }],
        }),
      ],
    }),
  ]),
  part("Button of the header", { folded: true, shows: HEADER }, [
    section("action", "", [
      button(
        "By default Contact Us",
        "By default /#contact-form: the page's own form if it has one, otherwise the home page's.",
      ),
    ]),
  ]),
]);

export const storiesPart: CollapsibleField = part(
  "Success stories in the menu",
  { folded: true, shows: HEADER },
  [storiesLink],
);

export const socialPart: CollapsibleField = part(
  "Social networks",
  { folded: true, shows: { where: "Footer of every page", at: "/" } },
  [
    rows("social", {
      row: "Network",
      label: "Social networks",
      titled: "name",
      dbName: "settings_social",
      notes: {},
      description:
        "Shown in the footer in this order. If empty, the footer shows the four networks of Footer and stories.",
      fields: [
        {
          type: "row",
          fields: [
            untranslated(
              label({
                name: "name",
                title: "Network",
                example: "Write the network's name, for example GitHub.",
              }),
            ),
            {
              name: "link",
              label: "Address of your page",
              type: "text",
              custom: { untranslated: true },
              required: true,
              validate: (value: string | null | undefined) =>
                isWebAddress(value?.trim() ?? "") ||
                "Write the full address of your page, beginning with https://.",
            },
          ],
        },
      ],
    }),
  ],
);
