import { join } from "node:path";
import { createIntake, type Clock, type Log } from "@meridian/intake";
import type { FormsDoor } from "#server/forms-door.ts";
import { metricsText } from "#server/forms/metrics.ts";
import { isForeign } from "#server/forms/origin.ts";
import { jsonReply, pageReply } from "#server/forms/replies.ts";
import { hostTargets } from "#server/forms/targets.ts";
import type { Settings } from "#server/settings.ts";

interface FormsOptions {
  settings: Pick<Settings, "siteUrl" | "contentHost" | "dataDir" | "formSecret" | "formKey" | "formUrls"> & Partial<Pick<Settings, "databaseUrl" | "mail" | "webhook" | "retentionDays">>;
  /** The name letters to visitors are signed with. */
  brand?: string;
  log: Log;
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
}

/** The HTTP side of the forms: posts go into the intake, answers come out as JSON for the page's script or as the page itself. */
export async function createForms({ settings, brand = new URL(settings.siteUrl).host, log, fetch, clock }: FormsOptions): Promise<FormsDoor> {
  const { siteUrl, dataDir, formSecret, databaseUrl, mail, webhook, retentionDays } = settings;
  const deliver = { host: hostTargets(settings), webhook, mail: mail && { ...mail, site: siteUrl, brand } };
  const intake = await createIntake({ dataDir: join(dataDir, "intake"), formSecret, databaseUrl, retentionDays, deliver, log, fetch, clock });
  return {
    async handle(request, { pathname, renderPage }) {
      if (isForeign(request.headers, siteUrl)) {
        log.warn({ page: pathname, site: request.headers.get("sec-fetch-site"), origin: request.headers.get("origin") }, `a form was posted from another origin than SITE_URL (${siteUrl}): refused`);
        return new Response("Forms are accepted from this site's own pages only.\n", { status: 403, headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" } });
      }
      const answer = await intake.take({ body: request.body, contentType: request.headers.get("content-type") ?? "", page: pathname });
      const scripted = request.headers.get("accept")?.includes("application/json") ?? false;
      return scripted ? jsonReply(answer) : pageReply(answer, (outcome) => renderPage(pathname, outcome));
    },
    challenge: async () => Response.json(await intake.challenge(), { headers: { "cache-control": "no-store" } }),
    support: () => ({ captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" }, question: intake.question() }),
    async ready() {
      const { ready, problem } = await intake.readiness();
      return { ok: ready, detail: problem };
    },
    metrics: async () => metricsText(await intake.figures()),
    close: () => intake.stop(),
  };
}
