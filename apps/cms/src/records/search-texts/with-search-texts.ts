import type { CollectionConfig, Field, GlobalConfig, Tab } from "payload";
import { fold } from "#records/fields/folds.ts";
import { addressPattern } from "#records/page-of.ts";
import { searchFields, withoutInCopies } from "#records/search-texts/fields.ts";
import { TEXTS_LABEL } from "#records/search-texts/texts-anchor.ts";

const TITLES: Readonly<Record<string, string>> = { home: "headerTitle", clients: "list.title" };

/** Without the title in the record, the site's settings give the page's own title. */
const titleFieldOf = (fields: readonly Field[], slug: string): { titleField?: string } => {
  const own = TITLES[slug];
  if (own !== undefined) return { titleField: own };
  const isTitled = fields.some((field) => "name" in field && field.name === "title");
  return isTitled ? { titleField: "title" } : {};
};

/** Adds a page's texts for search engines to its form: as the last tab, or folded at the end. */
export const withSearchTexts =
  (siteUrl: string) =>
  <C extends CollectionConfig | GlobalConfig>(config: C): C => {
    const address = addressPattern(config.slug);
    if (address === null) return config;
    const flat = config.fields.flatMap((field) =>
      field.type === "tabs" ? field.tabs.flatMap((tab) => tab.fields) : [field],
    );
    const fields = withoutInCopies(
      searchFields({ siteUrl, address, ...titleFieldOf(flat, config.slug) }),
    );
    const tab: Tab = { name: "search", label: TEXTS_LABEL, interfaceName: "SearchTexts", fields };
    const isTabbed = config.fields.some(({ type }) => type === "tabs");
    return {
      ...config,
      fields: [
        ...config.fields.map((field) =>
          field.type === "tabs" ? { ...field, tabs: [...field.tabs, tab] } : field,
        ),
        ...(isTabbed ? [] : [folded(fields)]),
        toTexts,
      ],
    };
  };

const folded = (fields: Field[]): Field =>
  fold(
    TEXTS_LABEL,
    [
      {
        name: "search",
        label: false,
        type: "group",
        interfaceName: "SearchTexts",
        admin: { hideGutter: true },
        fields,
      },
    ],
    { className: "search-texts-fold" },
  );

/** Opens the texts when a link leads to them. */
const toTexts: Field = {
  name: "toSearchTexts",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/records/screens/seo/open-texts.tsx#OpenTexts" },
  },
};
