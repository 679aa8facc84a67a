import type { CollectionConfig, GlobalConfig, UIField } from "payload";
import { isPlaceholderPage } from "#records/placeholders/placeholders.ts";
import type { Settings } from "#server/settings.ts";

const ADDRESS = "/publishing/screens/editing/on-site.tsx";
const LINE = "/publishing/screens/editing/public-line.tsx#PublicLine";

/** A column of the list; the form has the line above it. */
const onSite = ({ slug, admin, disableDuplicate }: CollectionConfig, siteUrl: string): UIField => ({
  name: "onSite",
  label: "On the site",
  type: "ui",
  admin: {
    position: "sidebar",
    components: {
      Cell: {
        path: `${ADDRESS}#OnSiteCell`,
        serverProps: {
          kind: slug,
          siteUrl,
          titleField: disableDuplicate ? undefined : admin?.useAsTitle,
        },
      },
    },
  },
});

/** Adds a link to the page to the form and to each row of the list. */
export const leadingToTheSite =
  ({ siteUrl }: Pick<Settings, "siteUrl">) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { components } = collection.admin ?? {};
    const before = [LINE, ...(components?.edit?.beforeDocumentControls ?? [])];
    return {
      ...collection,
      fields: [...collection.fields, onSite(collection, siteUrl)],
      admin: {
        ...collection.admin,
        components: {
          ...components,
          edit: { ...components?.edit, beforeDocumentControls: before },
        },
        defaultColumns: [...(collection.admin?.defaultColumns ?? []), "onSite"],
      },
    };
  };

export const globalLeadingToTheSite = (global: GlobalConfig): GlobalConfig => {
  const { components } = global.admin ?? {};
  const before = [LINE, ...(components?.elements?.beforeDocumentControls ?? [])];
  return {
    ...global,
    fields: [...global.fields, ...(isPlaceholderPage(global.slug) ? [unlisted(global.slug)] : [])],
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: { ...components?.elements, beforeDocumentControls: before },
      },
    },
  };
};

/** Why search engines do not list a page. */
const unlisted = (slug: string): UIField => ({
  name: "unlisted",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: { path: `${ADDRESS}#Unlisted`, serverProps: { slug } } },
  },
});
