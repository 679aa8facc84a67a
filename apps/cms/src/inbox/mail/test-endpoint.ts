import type { Endpoint, PayloadRequest } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { refuse } from "#server/http/refuse.ts";
import { isSiteUnreachable, type Program, type SiteClient } from "#server/site-client.ts";

/** A test by the site, with what is saved; for admins. */
const testEndpoint = (
  path: `/${string}`,
  run: (site: SiteClient, req: Asked) => Promise<object>,
): Endpoint => ({
  path,
  method: "post",
  async handler(req) {
    const { user } = req;
    if (!user || !isAdmin(req)) return refuse(403, "Only admins run this test.");
    const { site }: { site: SiteClient } = req.payload.config.custom as never;
    try {
      const result = await run(site, { user, payload: req.payload });
      await noteEvent(req, { event: "settings", place: `notifications: ${path.slice(1)}` });
      return Response.json(result, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (isSiteUnreachable(error)) return refuse(502, error.message);
      throw error;
    }
  },
});

type Asked = Pick<PayloadRequest, "payload"> & { user: NonNullable<PayloadRequest["user"]> };

/** An email to the admin. */
export const testMailEndpoint = testEndpoint("/test-mail", async (site, { user, payload }) => {
  const { dkimSelector } = await payload.findGlobal({ slug: "notifications", depth: 0 });
  const to = user.email;
  return { to, test: await site.testMail({ to, ...(dkimSelector && { selector: dkimSelector }) }) };
});

const testPath = (what: Program) =>
  testEndpoint(`/test-${what}`, async (site) => ({ tests: await site.test(what) }));

/** A call of webhook, chats or captcha's vendor. */
export const testProgramEndpoints = (["webhook", "chat", "captcha"] as const).map(testPath);
