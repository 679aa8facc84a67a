import type { CollectionConfig, GlobalConfig, UIField } from "payload";

const pageTexts = (kind: string, siteUrl: string): UIField => ({
  name: "pageTexts",
  label: "Search and sharing",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: {
      Field: {
        path: "/records/screens/seo/page-texts.tsx#PageTexts",
        serverProps: { kind, siteUrl },
      },
    },
  },
});

/** Adds the page's texts for search engines to the form of each record and page. */
export const withPageTexts =
  (siteUrl: string) =>
  <C extends CollectionConfig | GlobalConfig>(config: C): C =>
    config.slug === "seo-records"
      ? config
      : { ...config, fields: [...config.fields, pageTexts(config.slug, siteUrl)] };
