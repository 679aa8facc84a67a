import type { CollectionConfig, GlobalConfig, UIField } from "payload";
import type { Settings } from "#server/settings.ts";

const ADDRESS = "/publishing/screens/editing/on-site.tsx";

const onSite = (kind: string, siteUrl: string): UIField => ({
  name: "onSite",
  label: "On the site",
  type: "ui",
  admin: {
    position: "sidebar",
    components: {
      Field: { path: `${ADDRESS}#OnSite`, serverProps: { kind, siteUrl } },
      Cell: { path: `${ADDRESS}#OnSiteCell`, serverProps: { kind, siteUrl } },
    },
  },
});

/** Adds a link to the page to the form and to each row of the list. */
export const leadingToTheSite =
  ({ siteUrl }: Pick<Settings, "siteUrl">) =>
  (collection: CollectionConfig): CollectionConfig => ({
    ...collection,
    fields: [...collection.fields, onSite(collection.slug, siteUrl)],
    admin: {
      ...collection.admin,
      defaultColumns: [...(collection.admin?.defaultColumns ?? []), "onSite"],
    },
  });

export const globalLeadingToTheSite =
  ({ siteUrl }: Pick<Settings, "siteUrl">) =>
  (global: GlobalConfig): GlobalConfig => ({
    ...global,
    fields: [
      ...global.fields,
      {
        name: "onSite",
        label: "On the site",
        type: "ui",
        admin: {
          position: "sidebar",
          components: {
            Field: {
              path: `${ADDRESS}#GlobalOnSite`,
              serverProps: { slug: global.slug, siteUrl },
            },
          },
        },
      },
    ],
  });
