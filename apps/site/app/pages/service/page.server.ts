import { byRecord } from "#app/pages/address-rules.server.ts";
import { readService } from "#app/pages/service/read-service.server.ts";
import { records } from "#app/pages/listings.server.ts";
import { definePage } from "#app/pages/define-page.ts";

export const servicePage = definePage({
  at: "/services/:slug",
  module: "pages/service/route.tsx",
  query: [],
  calls: ({ params: { slug = "" } }) => [
    ["service", { slug }],
    ["portfolio"],
    ["clients"],
    ["specialisationCosts"],
  ],
  find: byRecord(
    "/services/",
    (content, slug) => content.read("service", { slug }),
    (content, slug, { t }) => readService(content, slug, t),
  ),
  listing: records({ name: "services", title: (t) => t("sitemap.services") }, "services"),
  settings: null,
});
