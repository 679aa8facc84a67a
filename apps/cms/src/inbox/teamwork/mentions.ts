/** `@Ada Lovelace` in a note: the submission is among what needs her until she has dealt with it. */
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { refuse } from "#server/http/refuse.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import { withLocked } from "#server/lock-record.ts";
import type { SiteClient } from "#server/site-client.ts";
import { afterCommit } from "#server/transactions.ts";
import type { Submission } from "#payload-types.ts";

const collection = "submissions";

export interface Colleague {
  id: number;
  email: string;
  name?: string | null;
}

/** More are not offered and not found. */
const MOST = 200;

export async function colleagues(payload: Payload, req?: PayloadRequest): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { in: ["admin", "editor", "recruiter"] } },
    select: { name: true, email: true },
    sort: "name",
    limit: MOST,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  return docs;
}

/** Whom a note mentions, by name or email address; of two names that begin alike the longer. */
export function mentionedIn(text: string, all: readonly Colleague[]): Colleague[] {
  const names = all
    .flatMap((one) =>
      [one.name, one.email].flatMap((name) => (name ? [{ name: name.toLowerCase(), one }] : [])),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  const lower = text.toLowerCase();
  const found = new Set<Colleague>();
  for (let at = lower.indexOf("@"); at >= 0; at = lower.indexOf("@", at + 1)) {
    const rest = lower.slice(at + 1);
    const hit = names.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    if (hit) found.add(hit.one);
  }
  return [...found];
}

const mark = (user: number): string => `|${user}|`;
/** The list's filter of what mentions a user. */
export const mentioning = (user: number | string) => ({
  mentioned: { contains: `|${user}|` },
});
export const isMentioned = (
  { mentioned }: Pick<Partial<Submission>, "mentioned">,
  user: number,
): boolean => Boolean(mentioned?.includes(mark(user)));

export const setMentioned = (
  req: PayloadRequest,
  id: number,
  { added = [], removed }: { added?: readonly number[]; removed?: number | undefined },
): Promise<void> =>
  withLocked(req, collection, id, async () => {
    const { db } = req.payload;
    const found = await db.findOne<Submission>({ collection, where: { id: { equals: id } }, req });
    const before = tagsIn(found?.mentioned);
    const after = new Set([...before, ...added.map(String)]);
    after.delete(String(removed));
    if (after.size === before.length && before.every((one) => after.has(one))) return;
    const mentioned = after.size === 0 ? null : `|${[...after].join("|")}|`;
    const data = { mentioned, updatedAt: null };
    await db.updateOne({ collection, id, data, req, returning: false });
  });

/** A note's author has dealt with what mentioned them. */
export async function noteMentions(req: PayloadRequest, id: number, text: string): Promise<void> {
  const { user, payload } = req;
  const me = user?.collection === "users" ? user.id : undefined;
  const all = text.includes("@") ? await colleagues(payload, req) : [];
  const whom = mentionedIn(text, all).filter((one) => one.id !== me);
  await setMentioned(req, id, { added: whom.map((one) => one.id), removed: me });
  if (whom.length > 0) await mail(req, id, whom);
}

/** After the commit. The note itself stays in the inbox: an email may go anywhere. */
async function mail(req: PayloadRequest, id: number, whom: readonly Colleague[]): Promise<void> {
  const { payload, user } = req;
  const { site }: { site?: SiteClient } = payload.config.custom;
  if (!site) return;
  const by = user?.collection === "users" ? user.name || user.email : "A colleague";
  const text = `${by} mentions you in a note.\n\n${payload.config.serverURL}/admin/collections/submissions/${id}`;
  const email = { to: whom.map((one) => one.email), subject: `${by} mentions you`, text };
  await afterCommit(req, () => {
    void site
      .mail(email)
      .catch((error: unknown) =>
        payload.logger.warn({ err: error, msg: "inbox: colleagues got no email of a mention" }),
      );
  });
}

/** `POST /cms/api/submissions/{id}/mention-done`: for the user who calls. */
export const mentionEndpoint: Endpoint = {
  path: "/:id/mention-done",
  method: "post",
  handler: async (req) => {
    if (!isInboxUser(req) || !req.user) return refuse(403, "Log in to work on submissions.");
    const id = Number(req.routeParams?.id) || 0;
    const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } } });
    if (totalDocs === 0) return refuse(404, "This submission no longer exists.");
    await setMentioned(req, id, { removed: Number(req.user.id) });
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  },
};
