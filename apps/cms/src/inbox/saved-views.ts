/** A user's own filters of the inbox's list, in Payload's preferences (decision 117). */
import type { Endpoint, Where } from "payload";
import * as v from "valibot";
import { isInboxUser } from "#accounts/access/roles.ts";
import { LONGEST_NAME, type SavedView } from "#inbox/screens/saved-view.ts";
import { refuse } from "#server/http/refuse.ts";
import { withLocked } from "#server/lock-record.ts";

const MOST = 20;
const collection = "payload-preferences";
const KEY = "inbox-views";

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));
const change = v.union([
  v.strictObject({
    save: v.strictObject({ name, query: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) }),
  }),
  v.strictObject({ remove: v.string() }),
]);

function changed(views: SavedView[], asked: v.InferOutput<typeof change>): SavedView[] {
  const removed = "save" in asked ? asked.save.name : asked.remove;
  return [
    ...views.filter((view) => view.name !== removed),
    ...("save" in asked ? [asked.save] : []),
  ];
}

/** `POST /cms/api/submissions/views` `{save: {name, query}}` or `{remove: name}`; returns all. */
export const viewsEndpoint: Endpoint = {
  path: "/views",
  method: "post",
  handler: async (req) => {
    const { user, payload } = req;
    if (!user || !isInboxUser(req)) return refuse(403, "Log in to work on submissions.");
    const asked = v.safeParse(change, await req.json?.().catch(() => null));
    if (!asked.success) return refuse(422, "Name the filter.");
    const owner = { relationTo: user.collection, value: user.id };
    const where: Where = {
      and: [
        { key: { equals: KEY } },
        { "user.relationTo": { equals: owner.relationTo } },
        { "user.value": { equals: owner.value } },
      ],
    };
    let views: SavedView[] = [];
    // Another browser of this user waits, and changes what this one saved.
    await withLocked(req, "users", Number(user.id), async () => {
      const stored = await payload.db.findOne<{ id: number; value?: SavedView[] | null }>({
        collection,
        where,
        req,
      });
      views = changed(stored?.value ?? [], asked.output);
      if (views.length > MOST) return;
      await payload.db.upsert({
        collection,
        data: { key: KEY, user: owner, value: views },
        where,
        req,
      });
    });
    if (views.length > MOST)
      return refuse(409, `At most ${MOST} filters are saved. Remove one of them first.`);
    return Response.json({ views }, { headers: { "cache-control": "no-store" } });
  },
};
