import type { Endpoint } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import { checkLinksNow } from "#publishing/broken-links/watch-links.ts";
import { forbid } from "#server/http/refuse.ts";

/** `POST /cms/api/broken-links`, for editors: checks now. */
export const brokenLinksEndpoint = (siteUrl: string): Endpoint => ({
  path: "/broken-links",
  method: "post",
  handler: async (req) =>
    isEditor(req)
      ? Response.json(await checkLinksNow(req.payload, siteUrl), {
          headers: { "cache-control": "no-store" },
        })
      : forbid(),
});
