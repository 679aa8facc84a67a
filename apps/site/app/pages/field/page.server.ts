import { ABSENT, ownAddress } from "#app/pages/address-rules.server.ts";
import { readFields } from "#app/pages/field/list-fields.server.ts";
import { fieldCalls, fieldRecord, readField } from "#app/pages/field/read-field.server.ts";
import { FIELD_PREFIXES } from "#app/pages/field/types.ts";
import { definePage, type Sitemap } from "#app/pages/define-page.ts";

const FIELDS_SITEMAP: Sitemap = { name: "fields", title: (t) => t("sitemap.fields") };

export const fieldPage = definePage({
  // React Router has no partial segments: this pattern accepts paths by prefix.
  at: "/:page",
  module: "pages/field/route.tsx",
  prefixes: FIELD_PREFIXES,
  query: [],
  calls: ({ params: { page = "" } }) => [...fieldCalls(page), ["landingPages"]],
  find: async (content, { params: { page = "" }, t }) => {
    const record = await fieldRecord(content, page);
    if (!record) return ABSENT;
    return { of: await readField(content, page, t), ...ownAddress("/", page, record.slug) };
  },
  listing: { sitemap: FIELDS_SITEMAP, group: FIELDS_SITEMAP, read: readFields },
  settings: null,
});
