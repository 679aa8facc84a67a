/** `…/submissions/{id}/replies`: the thread, a letter, its return, and another attempt. */
import { randomUUIDv7 } from "node:crypto";
import type { Endpoint, PayloadRequest } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { configWords } from "#admin-ui/words/german-text.ts";
import { manyEndpoints } from "#inbox/many/many-endpoints.ts";
import { whyNot } from "#inbox/replies/may-leave.ts";
import { repliesTo, setReply, withStates } from "#inbox/replies/reply-states.ts";
import { shownFiles, type ShownFile } from "#inbox/replies/reply-files.ts";
import { setAnswered } from "#inbox/mailbox/unanswered.ts";
import { receivedBy, type Received } from "#inbox/mailbox/received.ts";
import { NotSent, readLetter, sendReply, UNDO_MS } from "#inbox/replies/send-reply.ts";
import { takeBack } from "#inbox/replies/take-back.ts";
import type { Reply, Submission } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { refuse } from "#server/http/refuse.ts";

export type ShownReply = Pick<
  Reply,
  "key" | "at" | "dueAt" | "by" | "replyTo" | "to" | "subject" | "text" | "state" | "error" | "kind"
> & { settledAt: string | null; files: ShownFile[] };

export interface Thread extends Received {
  replies: ShownReply[];
  /** The key of the next letter. */
  next: string;
  /** Why the states may be old, or no letter can be sent. */
  trouble: string | null;
  hasMail: boolean;
  /** Of the submission, which a reply may begin. */
  status: Submission["status"];
  /** Whether a colleague should still read or answer its last letter. */
  isOpen: boolean;
}

const shown = (reply: Reply): ShownReply => {
  const { key, at, dueAt, by, replyTo, to, subject, text, state, error, kind, settledAt } = reply;
  return {
    key,
    at,
    dueAt,
    by,
    replyTo,
    to,
    subject,
    text,
    state,
    error,
    kind,
    settledAt: settledAt ?? null,
    files: shownFiles(reply),
  };
};

/** With the states of now, or the last known ones if the site is unreachable. */
export async function readThread(
  { payload, i18n }: Pick<PayloadRequest, "payload"> & Parameters<typeof configWords>[0],
  site: SiteClient,
  submission: Pick<Submission, "id" | "status"> &
    Partial<Pick<Submission, "files" | "email" | "answerAt">>,
): Promise<Thread> {
  const words = configWords({ i18n, payload });
  const { mailbox, ...received } = await receivedBy(payload, submission);
  const stored = await repliesTo(payload, [submission.id]);
  const thread = (replies: readonly Reply[], trouble: string | null, hasMail: boolean): Thread => ({
    ...received,
    mailbox: mailbox && { ...mailbox, problem: mailbox.problem && words(mailbox.problem) },
    replies: replies.map(shown),
    next: randomUUIDv7(),
    trouble: trouble && words(trouble),
    hasMail,
    status: submission.status,
    isOpen: Boolean(submission.answerAt),
  });
  try {
    const [{ hasMailServer }, replies] = await Promise.all([
      site.state(),
      withStates(payload, site, stored),
    ]);
    return thread(replies, null, hasMailServer);
  } catch (error) {
    if (!isSiteUnreachable(error)) throw error;
    return thread(stored, error.message, true);
  }
}

const find = ({ payload }: PayloadRequest, id: number): Promise<Submission | null> =>
  payload.db.findOne<Submission>({ collection: "submissions", where: { id: { equals: id } } });

type Act = (
  found: { req: PayloadRequest; submission: Submission; user: NonNullable<PayloadRequest["user"]> },
  body: unknown,
) => Promise<void>;

const endpoint = (site: SiteClient, path: string, method: "get" | "post", act: Act): Endpoint => ({
  path: `/:id/replies${path}`,
  method,
  handler: async (req) => {
    if (!isInboxUser(req) || req.user?.collection !== "users")
      return refuse(403, "Log in to work on submissions.");
    const id = Number(req.routeParams?.id) || 0;
    const submission = await find(req, id);
    if (!submission) return refuse(404, "This submission no longer exists.");
    try {
      const body: unknown = method === "post" ? await req.json?.().catch(() => null) : null;
      await act({ req, submission, user: req.user }, body);
      return Response.json(await readThread(req, site, (await find(req, id)) ?? submission), {
        headers: { "cache-control": "no-store" },
      });
    } catch (error) {
      if (error instanceof NotSent) return refuse(error.status, error.message);
      if (isSiteUnreachable(error))
        return refuse(502, `${error.message} Nothing was changed: try again when it responds.`);
      throw error;
    }
  },
});

/** The reply of this thread that the body names. Throws `NotSent`. */
async function named(
  { payload }: PayloadRequest,
  submission: number,
  body: unknown,
): Promise<Reply> {
  const { key }: { key?: unknown } = { ...Object(body) };
  const thread = await repliesTo(payload, [submission]);
  const reply = thread.find((one) => one.key === key);
  if (!reply) throw new NotSent(404, "This reply was taken back. Reload the page.");
  return reply;
}

export const replyEndpoints = (site: SiteClient): Endpoint[] => [
  ...manyEndpoints(site),
  endpoint(site, "", "get", async () => undefined),
  endpoint(site, "", "post", ({ req, submission, user }, body) =>
    sendReply({ payload: req.payload, site, submission, user }, readLetter(body)),
  ),
  endpoint(site, "/take-back", "post", async ({ req, submission }, body) =>
    takeBack({ payload: req.payload, site, submission }, await named(req, submission.id, body)),
  ),
  endpoint(site, "/done", "post", ({ req, submission }) =>
    setAnswered(req.payload, submission.id, null),
  ),
  // After a failure, or of a letter that the site did not confirm.
  endpoint(site, "/again", "post", async ({ req, submission, user }, body) => {
    const { payload } = req;
    const reply = await named(req, submission.id, body);
    if (reply.state === "sent") return undefined;
    const anew = () =>
      sendReply({ payload, site, submission, user }, { ...reply, files: [], seen: 0, at: 0 });
    if (reply.state === "handing") return anew();
    const refusal = await whyNot(payload, submission, reply);
    if (refusal !== null) throw new NotSent(409, refusal);
    if ((await site.resend(reply.key)) === 0) {
      if (reply.state !== "failed") return undefined;
      // The site has no row that failed: it is given the letter, which it stores once by its key.
      const dueAt = new Date(Date.now() + UNDO_MS).toISOString();
      await setReply(payload, reply.id, { state: "handing", error: null, dueAt });
      return anew();
    }
    await setReply(payload, reply.id, { state: "waiting", error: null });
  }),
];
