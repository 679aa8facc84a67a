import type { Endpoint } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { renewSearchText } from "#inbox/search-text.ts";
import { chosenVacancy } from "#inbox/teamwork/chosen-vacancy.ts";
import { refuse } from "#server/http/refuse.ts";

/**
 * `POST /cms/api/submissions/{id}/move` `{vacancy}`: an application belongs to another vacancy. What
 * was sent stays as it is, and the history names both.
 */
export const moveEndpoint: Endpoint = {
  path: "/:id/move",
  method: "post",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to work on submissions.");
    const { payload } = req;
    const body: { vacancy?: unknown } = (await req.json?.().catch(() => null)) ?? {};
    const id = Number(req.routeParams?.id) || 0;
    const find = { depth: 0, disableErrors: true, req } as const;
    const submission = await payload.findByID({ ...find, collection: "submissions", id });
    if (!submission) return refuse(404, "This submission no longer exists.");
    if (submission.kind !== "resume")
      return refuse(409, "Only an application can be moved to another vacancy.");
    const chosen = await chosenVacancy(req, body.vacancy);
    if (!chosen) return refuse(422, "Choose a vacancy that has a title.");
    await payload.update({ collection: "submissions", id, data: chosen, depth: 0, req });
    await renewSearchText(payload, id, { req });
    return Response.json({ vacancy: chosen.vacancy }, { headers: { "cache-control": "no-store" } });
  },
};
