import type { Endpoint } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { joinAddress, separateAddress } from "#inbox/person.ts";
import type { Submission } from "#payload-types.ts";
import { refuse } from "#server/http/refuse.ts";

const LONGEST = 320;

/** `POST /cms/api/submissions/{id}/person` `{email, joined}`: joins an address, or separates it. */
export const personEndpoint: Endpoint = {
  path: "/:id/person",
  method: "post",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to work on submissions.");
    const { email, joined }: { email?: unknown; joined?: unknown } =
      (await req.json?.().catch(() => null)) ?? {};
    if (typeof email !== "string" || email.length > LONGEST || !email.includes("@"))
      return refuse(422, "Write the full e-mail address.");
    // Bypasses the access rules, which hide the person.
    const submission = await req.payload.db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    });
    if (!submission) return refuse(404, "This submission no longer exists.");
    const change = joined === true ? joinAddress : separateAddress;
    const refused = await change(req.payload, submission, email);
    return refused === null
      ? Response.json({}, { headers: { "cache-control": "no-store" } })
      : refuse(409, refused);
  },
};
