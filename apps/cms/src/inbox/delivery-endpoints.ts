/** Delivery state and resending, from the site's journal. */
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { inboxUsers } from "#accounts/access/roles.ts";
import { whyNot } from "#inbox/replies/may-leave.ts";
import { NotSent, numberOf } from "#inbox/replies/send-reply.ts";
import type { Reply, Submission } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { refuse } from "#server/http/refuse.ts";

/** An id in the journal: a UUID, or another site's id. */
const NUMBER = /^[\w-]{1,100}$/;

const forStaff =
  (handle: (req: PayloadRequest) => Promise<object>): Endpoint["handler"] =>
  async (req) => {
    if (!(await inboxUsers({ req }))) return refuse(401, "Log in to read submissions.");
    try {
      return Response.json(await handle(req), { headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (error instanceof NotSent) return refuse(error.status, error.message);
      if (isSiteUnreachable(error)) return refuse(502, error.message);
      throw error;
    }
  };

/** The journal has replies, too. Throws `NotSent` for one that may no longer go to its address. */
async function checkReply({ db }: Payload, key: string): Promise<void> {
  const reply = await db.findOne<Reply>({ collection: "replies", where: { key: { equals: key } } });
  const submission =
    reply &&
    (await db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: numberOf(reply) ?? 0 } },
    }));
  const refusal = submission && (await whyNot({ db }, submission, reply));
  if (refusal) throw new NotSent(409, refusal);
}

/** `resend` takes the journal's id, so it works for messages that never reached this inbox. */
export const deliveryEndpoints = (site: SiteClient): Endpoint[] => [
  {
    path: "/deliveries/undelivered",
    method: "get",
    handler: forStaff(async () => ({ rows: await site.undelivered() })),
  },
  {
    path: "/deliveries/resend",
    method: "post",
    handler: forStaff(async (req) => {
      const body: { submission?: unknown } | null = await req.json?.().catch(() => null);
      const submission =
        typeof body?.submission === "string" && NUMBER.test(body.submission)
          ? body.submission
          : null;
      if (submission === null) return { rows: 0 };
      await checkReply(req.payload, submission);
      const rows = await site.resend(submission);
      req.payload.logger.info({
        submission,
        rows,
        by: req.user?.id,
        msg: "a message is delivered again",
      });
      return { rows };
    }),
  },
];
