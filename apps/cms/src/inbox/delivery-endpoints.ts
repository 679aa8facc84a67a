/** Delivery state and resending, from the site's journal. */
import type { Endpoint, PayloadRequest } from "payload";
import { inboxUsers } from "#accounts/access/roles.ts";
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
      if (isSiteUnreachable(error)) return refuse(502, error.message);
      throw error;
    }
  };

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
