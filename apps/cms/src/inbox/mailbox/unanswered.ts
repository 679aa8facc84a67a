/** Which submissions have an answer that no colleague has dealt with (OWN-118). */
import type { Field, Payload } from "payload";
import { noOne } from "#accounts/access/roles.ts";
import type { Letter, Reply } from "#payload-types.ts";

/** Since when; written here only: an update of a form keeps it. */
export const answerField: Field = {
  name: "answerAt",
  label: "New answer",
  type: "date",
  index: true,
  access: { update: noOne },
  admin: {
    hidden: true,
    readOnly: true,
    disableListFilter: false,
    components: { Cell: "/admin-ui/lists/cells.tsx#TimeCell" },
  },
};

/** `null`: a colleague has replied, or needs not to. `upTo`: only if the answer came no later. */
export const setAnswered = async (
  { db }: Pick<Payload, "db">,
  id: number,
  answerAt: string | null,
  upTo?: string,
): Promise<void> =>
  void (await db.updateOne({
    collection: "submissions",
    where: { id: { equals: id }, ...(upTo && { answerAt: { less_than_equal: upTo } }) },
    data: { answerAt },
    returning: false,
  }));

/** After a reply was taken back: the answer before it is open again. */
export async function reopenAnswer(payload: Payload, id: number): Promise<void> {
  const { db } = payload;
  const [reply] = (
    await db.find<Reply>({
      collection: "replies",
      where: { submission: { equals: id } },
      sort: "-at",
      limit: 1,
    })
  ).docs;
  const [answer] = (
    await db.find<Letter>({
      collection: "letters",
      where: { and: [{ submission: { equals: id } }, { kind: { equals: "letter" } }] },
      sort: "-at",
      limit: 1,
    })
  ).docs;
  if (answer && (!reply || reply.at < answer.at)) await setAnswered(payload, id, answer.at);
}
