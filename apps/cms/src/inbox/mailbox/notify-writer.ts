import type { Payload } from "payload";
import type { Stored } from "#inbox/mailbox/store-letter.ts";
import type { User } from "#payload-types.ts";
import type { SiteClient } from "#server/site-client.ts";

/** Who replied, else whom the submission is assigned to. */
async function recipientOf(
  payload: Payload,
  { thread: { reply, submission } }: Stored & { outcome: "new" },
): Promise<string | undefined> {
  if (reply) return reply.replyTo;
  const { assignee } = submission;
  const id = typeof assignee === "object" ? assignee?.id : assignee;
  if (!id) return undefined;
  const where = { id: { equals: id } };
  return (await payload.db.findOne<User>({ collection: "users", where }))?.email;
}

/** By email through the site, without the letter's words. A failure is logged: the thread has it. */
export async function notifyWriter(
  payload: Payload,
  stored: Stored & { outcome: "new" },
): Promise<void> {
  const { site }: { site?: SiteClient } = payload.config.custom;
  const to = await recipientOf(payload, stored);
  if (!site || !to) return;
  const { submission, reply } = stored.thread;
  const about = reply ? `: ${reply.subject}` : "";
  const address = `${payload.config.serverURL}/admin/collections/submissions/${submission.id}`;
  const text = `An answer arrived. Read it, and reply, in the inbox:\n\n${address}`;
  await site
    .mail({ to: [to], subject: `An answer arrived${about}`.slice(0, 300), text })
    .catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: "mailbox: a colleague got no email about an answer" }),
    );
}
