import type { Endpoint } from "payload";
import { isStaff } from "#accounts/access/roles.ts";
import { joinAddress, separateAddress } from "#inbox/person.ts";
import type { Submission } from "#payload-types.ts";

const LONGEST = 320;

const answer = (status: number, message: string): Response =>
  Response.json(message === "" ? {} : { errors: [{ message }] }, {
    status,
    headers: { "cache-control": "no-store" },
  });

/**
 * `POST /cms/api/submissions/{id}/person` `{email, joined}`: joins another address to the person,
 * or separates it.
 */
export const personEndpoint: Endpoint = {
  path: "/:id/person",
  method: "post",
  handler: async (req) => {
    if (!isStaff(req)) return answer(403, "Log in to work on submissions.");
    const { email, joined }: { email?: unknown; joined?: unknown } =
      (await req.json?.().catch(() => null)) ?? {};
    if (typeof email !== "string" || email.length > LONGEST || !email.includes("@"))
      return answer(422, "Write the full e-mail address.");
    // Bypasses the access rules, which hide the person from everyone.
    const submission = await req.payload.db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    });
    if (!submission) return answer(404, "This submission no longer exists.");
    const change = joined === true ? joinAddress : separateAddress;
    const refused = await change(req.payload, submission, email);
    return refused === null ? answer(200, "") : answer(409, refused);
  },
};
