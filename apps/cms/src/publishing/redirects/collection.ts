import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { FacetConfig } from "#admin-ui/lists/facets.ts";
import { keepFlat, flattenRedirect } from "#publishing/redirects/flatten-redirects.ts";
import { asPath, checkFrom, checkTo, inOneOrder } from "#publishing/redirects/rules.ts";
import { tableEndpoints } from "#publishing/redirects/table/endpoints.ts";

/** Created by the host when a page's address changes (`redirects/`), and by editors. */
export const redirects = (siteUrl: string): CollectionConfig => ({
  slug: "redirects",
  labels: { singular: "Redirect", plural: "Redirects" },
  access: contentAccess,
  defaultSort: "from",
  custom: { facets: ["status"] satisfies FacetConfig[] },
  admin: {
    group: "Run the site",
    useAsTitle: "from",
    defaultColumns: ["from", "to", "status", "updatedAt"],
    listSearchableFields: ["from", "to"],
    components: {
      beforeListTable: ["/publishing/screens/redirects/redirect-tables.tsx#RedirectTables"],
    },
    description:
      "Old addresses and their new ones. A redirect is added automatically when the address of a published page changes, and removed when the old address is used by a page again.",
  },
  endpoints: tableEndpoints(siteUrl),
  hooks: { beforeChange: [flattenRedirect], afterChange: [keepFlat] },
  fields: [
    {
      name: "from",
      label: "Old address",
      type: "text",
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [inOneOrder] },
      validate: checkFrom,
      admin: {
        description:
          "A path of this site without a page, such as /services/old-name. With parameters, such as /old?id=7 or /?p=12, only requests that have them are redirected; their order does not matter, and others, such as utm_source, stay",
      },
    },
    {
      name: "to",
      label: "New address",
      type: "text",
      required: true,
      index: true,
      hooks: { beforeValidate: [asPath(siteUrl)] },
      validate: checkTo(siteUrl),
      admin: {
        description:
          "A path of this site, such as /services/new-name, or an address of another site, beginning with https://",
      },
    },
    {
      name: "status",
      type: "select",
      required: true,
      label: "For how long",
      admin: { components: { Cell: "/admin-ui/lists/cells.tsx#ChoiceCell" } },
      defaultValue: "301",
      options: [
        { value: "301", label: "Permanent (301): search engines use the new address" },
        { value: "302", label: "Temporary (302): search engines keep the old address" },
      ],
    },
  ],
});
