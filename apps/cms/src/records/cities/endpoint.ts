import type { Endpoint } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import { searchCities } from "#records/cities/cities.ts";
import { forbid } from "#server/http/refuse.ts";

/** `GET /cms/api/cities?name=`, for editors: cities with this name or a name that begins so. */
export const citiesEndpoint: Endpoint = {
  path: "/cities",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const name = req.searchParams.get("name") ?? "";
    return Response.json(
      { cities: await searchCities(name) },
      { headers: { "cache-control": "no-store" } },
    );
  },
};
