import { join } from "node:path";
import { createIntake, type Clock, type Log } from "@meridian/intake";
import type { FormsDoor } from "#server/forms-door.ts";
import { metricsText } from "#server/forms/metrics.ts";
import { isForeign } from "#server/forms/origin.ts";
import { jsonReply, pageReply } from "#server/forms/replies.ts";
import { hostTargets } from "#server/forms/targets.ts";
import type { Settings } from "#server/settings.ts";

interface FormsOptions {
  settings: Pick<Settings, "siteUrl" | "contentHost" | "dataDir" | "formSecret" | "formKey" | "formUrls" | "formGuards">;
  log: Log;
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
}

/** The HTTP side of the forms: posts go into the intake, answers come out as JSON for the page's script or as the page itself. */
export async function createForms({ settings, log, fetch, clock }: FormsOptions): Promise<FormsDoor> {
  const { siteUrl, dataDir, formSecret } = settings;
  const intake = await createIntake({ dataDir: join(dataDir, "intake"), formSecret, deliver: { host: hostTargets(settings) }, log, fetch, clock, ...settings.formGuards });
  return {
    async handle(request, { address, pathname, renderPage }) {
      if (isForeign(request.headers, siteUrl)) {
        log.warn({ page: pathname, site: request.headers.get("sec-fetch-site"), origin: request.headers.get("origin") }, `a form was posted from another origin than SITE_URL (${siteUrl}): refused`);
        return new Response("Forms are accepted from this site's own pages only.\n", { status: 403, headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" } });
      }
      const { body, headers } = request;
      const answer = await intake.take({ body, contentType: headers.get("content-type") ?? "", page: pathname, address, declaredBytes: Number(headers.get("content-length") ?? 0) });
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
