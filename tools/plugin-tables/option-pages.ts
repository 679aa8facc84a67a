import { options } from "@meridian/contract/entities/options";
import { seo } from "@meridian/contract/entities/seo";
import { labelled, shapeOf } from "@meridian/contract/shape";
import { group, list } from "@meridian/contract/wordpress/shapes";
import { image, link, text } from "@meridian/contract/wordpress/wordpress";
import { boxFields, type PluginFields } from "./box-fields.ts";

export interface OptionPage {
  label: string;
  fields: PluginFields;
}

/** The texts of the site that a WordPress can edit. */
const siteSettings = group({
  brand: labelled("Brand", group({ name: labelled("Name", text), logo: labelled("Logo", image) })),
  contact: labelled(
    "Contact",
    group({
      email: labelled("E-mail", text),
      phones: labelled(
        "Phones",
        list(
          group({
            region: labelled("Region", text),
            phone: labelled("Phone", text),
            countries: labelled("Countries", list(text), { each: ["country", "Country"] }),
          }),
        ),
      ),
    }),
  ),
  more: labelled("Everything else", text, {
    type: "json",
    hint: 'Texts of the site that have no field above, as JSON, such as {"blog": …}. The documentation of the contract lists their names.',
  }),
});

const redirects = group({
  list: labelled(
    "Addresses that have moved",
    list(
      group({
        from: labelled("Old path", link, { hint: "/services/old-name" }),
        to: labelled("New path", link, { hint: "Or the whole address on another site: https://…" }),
        status: labelled("How", text, {
          choices: { 301: "For good (301)", 302: "For now (302)" },
        }),
      }),
    ),
    { hint: "When a record's slug changes, a redirect is created automatically." },
  ),
});

const acf = (): object => {
  const shape = shapeOf(options);
  return (shape?.kind === "group" ? shape.entries.acf : undefined) ?? options;
};

export const seoFields = (): PluginFields => boxFields(seo);

const path = group({ path: labelled("Path", text, { hint: "/vacancies" }) });

export const optionPages = (): Record<string, OptionPage> => ({
  options: { label: "Footer and slides", fields: boxFields(acf()) },
  "site-settings": { label: "The site’s own words", fields: boxFields(siteSettings) },
  "seo-paths": {
    label: "Search texts of other pages",
    fields: {
      paths: {
        type: "rows",
        label: "Pages",
        hint: "Pages that are no record here. Those of a record are on the record.",
        fields: { ...boxFields(path), ...seoFields() },
      },
    },
  },
  redirects: { label: "Redirects", fields: boxFields(redirects) },
});
