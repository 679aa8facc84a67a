import type { Endpoint, PayloadRequest } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { removeDemo } from "#moving-in/seed/remove-demo.ts";
import { refuse } from "#server/http/refuse.ts";

/** `POST …/demo-content/remove`, for admins: a preview; with `{confirmed: true}` the removal. */
export const removeDemoEndpoint: Endpoint = {
  path: "/demo-content/remove",
  method: "post",
  handler: async (req: PayloadRequest) => {
    if (!isAdmin(req)) return refuse(403, "Only an admin may remove the demo content.");
    const body: unknown = await req.json?.().catch(() => null);
    const confirmed =
      typeof body === "object" && body !== null && "confirmed" in body && body.confirmed === true;
    const removed = await removeDemo(req.payload, confirmed);
    if (confirmed) await noteEvent(req, { event: "demo-removed" });
    return Response.json(removed, {
      headers: { "cache-control": "no-store" },
    });
  },
};
