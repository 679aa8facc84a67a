/** Cheap calls of open pages: how much arrived, and what colleagues have changed. */
import type { Endpoint } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { refuse } from "#server/http/refuse.ts";
import { asRead, type AsRead } from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

export interface Now {
  asRead: AsRead;
  /** As the form writes them. */
  values: Partial<Submission>;
  /** The last change in words. */
  last: { what: string; by: string } | null;
}

const noStore = { headers: { "cache-control": "no-store" } };

/** `GET /cms/api/submissions/arrivals?since=`: how many were received after that time. */
const arrivals: Endpoint = {
  path: "/arrivals",
  method: "get",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to read submissions.");
    const since = new Date(String(req.query.since));
    if (Number.isNaN(since.getTime())) return refuse(422, "Name a time, as since=…");
    const { totalDocs } = await req.payload.count({
      collection: "submissions",
      where: { receivedAt: { greater_than: since.toISOString() } },
    });
    return Response.json({ count: totalDocs }, noStore);
  },
};

/** `GET /cms/api/submissions/{id}/now`: the fields that several people change. */
const now: Endpoint = {
  path: "/:id/now",
  method: "get",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to read submissions.");
    const found = await req.payload.db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: Number(req.routeParams?.id) || 0 } },
      select: {
        status: true,
        assignee: true,
        poolUntil: true,
        nextStep: true,
        nextStepOn: true,
        tags: true,
        value: true,
        currency: true,
        lostBecause: true,
        history: true,
      },
    });
    if (!found) return refuse(404, "This submission no longer exists.");
    const { history, ...values } = found;
    const last = (history ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
    const answer: Now = {
      asRead: asRead(values),
      values,
      last: last ? { what: last.what, by: last.by } : null,
    };
    return Response.json(answer, noStore);
  },
};

export const newsEndpoints: Endpoint[] = [arrivals, now];
