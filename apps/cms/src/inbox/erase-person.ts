/** Erases all that was sent from an email address, in the site's journal and then in the inbox. */
import type { DeliveriesAnswer } from "@meridian/contract/site-protocol/deliveries";
import type { Endpoint, Payload } from "payload";
import { admins } from "#accounts/access/roles.ts";
import { noteEvent, type Doer } from "#accounts/audit/note-event.ts";
import { scrub } from "#server/database.ts";
import { repliesTo } from "#inbox/replies/reply-states.ts";
import { addressKey, joinedTo } from "#inbox/person.ts";
import type { Submission } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { refuse } from "#server/http/refuse.ts";

export interface Erasure {
  /** In the inbox, by kind. */
  inbox: Record<string, number>;
  files: number;
  /** Letters of colleagues. */
  replies: number;
  /** In the site's journal: messages, and letters to the person. */
  journal: number;
  letters: number;
  /** Addresses joined to this person; their submissions stay. */
  joined: string[];
}

/** Compares each result: `like` finds too many (`_` is any character). */
export async function submissionsOf(payload: Payload, email: string): Promise<Submission[]> {
  const { docs } = await payload.find({
    collection: "submissions",
    where: { email: { like: addressKey(email) } },
    pagination: false,
    depth: 0,
  });
  return docs.filter((submission) => addressKey(submission.email) === addressKey(email));
}

async function summed(
  payload: Payload,
  found: Submission[],
  { submissions: journal, letters }: DeliveriesAnswer<"count">,
  joined: string[],
): Promise<Erasure> {
  const inbox: Record<string, number> = {};
  for (const { kind } of found) inbox[kind] = (inbox[kind] ?? 0) + 1;
  return {
    inbox,
    files: found.reduce((sum, { files }) => sum + (files?.length ?? 0), 0),
    replies: (
      await repliesTo(
        payload,
        found.map(({ id }) => id),
      )
    ).length,
    journal,
    letters,
    joined,
  };
}

/** Call it before the removal: the joined addresses are deleted with the submissions. */
export const joinedWith = (
  payload: Payload,
  found: Submission[],
  email: string,
): Promise<string[]> =>
  joinedTo(payload, [...new Set(found.map(({ person }) => person))], addressKey(email));

/** Throws `SiteUnreachable`. */
export const previewErasure = async (
  payload: Payload,
  site: SiteClient,
  email: string,
): Promise<Erasure> => {
  const found = await submissionsOf(payload, email);
  const joined = await joinedWith(payload, found, email);
  return summed(payload, found, await site.count(email), joined);
};

/**
 * If the site is unreachable, throws `SiteUnreachable` and removes nothing: a message waiting in the
 * journal would reach the inbox again. Logs the admin, not the erased person.
 */
export async function erasePerson(
  req: Doer,
  site: SiteClient,
  email: string,
  by: number,
): Promise<Erasure> {
  const { payload } = req;
  const erased = await site.erase(email);
  const found = await submissionsOf(payload, email);
  const joined = await joinedWith(payload, found, email);
  const erasure = await summed(payload, found, erased, joined);
  // One by one: the hook that removes the files runs for each.
  for (const { id } of found) await payload.delete({ collection: "submissions", id, depth: 0 });
  await payload.create({
    collection: "erasures",
    data: { by, submissions: found.length, files: erasure.files, journal: erasure.journal },
  });
  await noteEvent(req, { event: "erasure", detail: `${found.length} submissions` });
  if (!(await scrub(payload)))
    payload.logger.error({
      msg: "inbox: the log of cms.sqlite could not be emptied, because another process reads the database: erase the person again, or restart the content host",
    });
  payload.logger.warn({
    by,
    submissions: found.length,
    files: erasure.files,
    journal: erasure.journal,
    letters: erasure.letters,
    msg: "inbox: a person was erased",
  });
  return erasure;
}

/** `POST …/submissions/erase-person` `{email, confirmed}`; without `confirmed`, a preview. */
export const eraseEndpoint = (site: SiteClient): Endpoint => ({
  path: "/erase-person",
  method: "post",
  handler: async (req) => {
    if (!(await admins({ req })) || !req.user)
      return refuse(403, "Only an admin can erase a person's data.");
    const {
      email,
      confirmed,
    }: {
      email?: unknown;
      confirmed?: unknown;
    } = (await req.json?.().catch(() => null)) ?? {};
    if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email.trim()) || email.length > 320)
      return refuse(422, "Write the full e-mail address.");
    try {
      const erasure =
        confirmed === true
          ? await erasePerson(req, site, email, req.user.id)
          : await previewErasure(req.payload, site, email);
      return Response.json(erasure, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (isSiteUnreachable(error))
        return refuse(
          502,
          `${error.message} Nothing was removed: the site's journal must be cleared first, because it would deliver its submissions again. Try again when the site responds.`,
        );
      throw error;
    }
  },
});
