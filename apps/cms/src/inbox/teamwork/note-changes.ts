/** What was done with a submission, by whom and when; append-only. */
import { randomBytes } from "node:crypto";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { storedBefore } from "#inbox/teamwork/keep-others-work.ts";
import { asRead, inWords, isSame, SHARED, SHARED_NAMES } from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

export type Change = NonNullable<Submission["history"]>[number];

export const nameOf = ({ user }: Pick<PayloadRequest, "user">): string =>
  user?.collection === "users" ? user.name || user.email : "The content host";

export const changeOf = (req: PayloadRequest, what: string): Change => ({
  id: randomBytes(12).toString("hex"),
  what,
  by: nameOf(req),
  at: new Date().toISOString(),
});

async function namesOf(req: PayloadRequest, ids: readonly unknown[]): Promise<Map<number, string>> {
  const known = ids.filter((id) => typeof id === "number");
  if (known.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "users",
    where: { id: { in: known } },
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
    req,
  });
  return new Map(docs.map(({ id, name, email }) => [id, name || email]));
}

/** `Status: New → Interview`, one for each changed field. */
export async function changesOf(
  req: PayloadRequest,
  before: Submission,
  after: Submission,
): Promise<Change[]> {
  const [was, is] = [asRead(before), asRead(after)];
  const changed = SHARED_NAMES.filter((name) => !isSame(name, was, is));
  const names = changed.includes("assignee")
    ? await namesOf(req, [was.assignee, is.assignee])
    : undefined;
  const moved = (before.vacancy ?? "") !== (after.vacancy ?? "");
  return [
    ...changed.map((name) =>
      changeOf(req, `${SHARED[name]}: ${inWords(name, was, names)} → ${inWords(name, is, names)}`),
    ),
    ...(moved
      ? [changeOf(req, `Vacancy: ${before.vacancy || "none"} → ${after.vacancy || "none"}`)]
      : []),
  ];
}

/** Separate rows, so that simultaneous changes are all stored. */
export const noteChanges: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  if (operation !== "update") return doc;
  const changes = await changesOf(req, storedBefore(context, previousDoc), doc);
  if (changes.length === 0) return doc;
  await req.payload.db.updateOne({
    collection: "submissions",
    id: doc.id,
    data: { history: { $push: changes.map((one) => ({ ...one })) }, updatedAt: null },
    req,
    returning: false,
  });
  return { ...doc, history: [...(doc.history ?? []), ...changes] };
};
