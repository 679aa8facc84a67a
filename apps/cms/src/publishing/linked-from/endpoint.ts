import type { Endpoint } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import { isCollection } from "#server/is-collection.ts";
import { linkingTo } from "#publishing/linked-from/find-links.ts";
import { isTagged } from "#records/tags.ts";
import { forbid, refuse } from "#server/http/refuse.ts";

/** `GET /cms/api/linked-from/{kind}/{id}`, for editors: the records that link to this one. */
export const linkedFromEndpoint = (siteUrl: string): Endpoint => ({
  path: "/linked-from/:kind/:id",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const { kind = "", id = "" }: { kind?: string; id?: string } = req.routeParams ?? {};
    if (!isTagged(kind) || !isCollection(req.payload, kind) || !/^\d{1,9}$/.test(id))
      return refuse(404, "This record does not exist.");
    return Response.json(
      { records: await linkingTo(req.payload, kind, Number(id), siteUrl) },
      { headers: { "cache-control": "no-store" } },
    );
  },
});
