/** What colleagues have changed in a submission that is open. */
import type { Endpoint } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { refuse } from "#server/http/refuse.ts";
import { asRead, SHARED_NAMES, type AsRead } from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

export interface Now {
  asRead: AsRead;
  /** As the form writes them. */
  values: Partial<Submission>;
  /** The last change in words. */
  last: { what: string; by: string } | null;
  /** Mails in its thread. */
  letters: number;
}

const SELECT = Object.fromEntries(
  [...SHARED_NAMES, "history"].map((name) => [name, true as const]),
);

/** `GET /cms/api/submissions/{id}/now`: the fields that several people change. */
export const nowEndpoint: Endpoint = {
  path: "/:id/now",
  method: "get",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to read submissions.");
    const found = await req.payload.db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: Number(req.routeParams?.id) || 0 } },
      select: SELECT,
    });
    if (!found) return refuse(404, "This submission no longer exists.");
    const { history, ...values } = found;
    const { totalDocs: letters } = await req.payload.db.count({
      collection: "letters",
      where: { submission: { equals: found.id } },
    });
    const last = (history ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
    const answer: Now = {
      asRead: asRead(values),
      values,
      last: last ? { what: last.what, by: last.by } : null,
      letters,
    };
    return Response.json(answer, { headers: { "cache-control": "no-store" } });
  },
};
