import { ABSENT, ownAddress } from "#app/pages/address-rules.server.ts";
import { readFields } from "#app/pages/field/list-fields.server.ts";
import { fieldCall, fieldRecord } from "#app/pages/field/read-field.server.ts";
import { FIELD_PREFIXES } from "#app/pages/field/types.ts";
import { definePage, type Sitemap } from "#app/pages/define-page.ts";

const FIELDS_SITEMAP: Sitemap = { name: "fields", title: (t) => t("sitemap.fields") };

export const fieldPage = definePage({
  // React Router has no partial segments: this pattern accepts paths by prefix.
  at: "/:page",
  module: "pages/field/route.tsx",
  prefixes: FIELD_PREFIXES,
  query: [],
  calls: ({ params: { page = "" } }) => [...fieldCall(page), ["landingPages"]],
  rule: async (content, { params: { page = "" } }) => {
    const record = await fieldRecord(content, page);
    return record ? ownAddress("/", page, record.slug) : ABSENT;
  },
  listing: { sitemap: FIELDS_SITEMAP, group: FIELDS_SITEMAP, read: readFields },
  settings: null,
});
