import type { Endpoint } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { refuse } from "#server/http/refuse.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";

/** Sends a test to the admin, with what is saved. */
export const testMailEndpoint: Endpoint = {
  path: "/test-mail",
  method: "post",
  async handler(req) {
    if (!req.user || !isAdmin(req)) return refuse(403, "Only admins test the mail server.");
    const { site }: { site: SiteClient } = req.payload.config.custom as never;
    const { dkimSelector } = await req.payload.findGlobal({ slug: "notifications", depth: 0 });
    try {
      const selector = dkimSelector ?? undefined;
      const test = await site.testMail({ to: req.user.email, ...(selector && { selector }) });
      await noteEvent(req, { event: "settings", place: "notifications: test mail" });
      return Response.json(
        { to: req.user.email, test },
        { headers: { "cache-control": "no-store" } },
      );
    } catch (error) {
      if (isSiteUnreachable(error)) return refuse(502, error.message);
      throw error;
    }
  },
};
