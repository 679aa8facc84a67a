import type { Content } from "#server/content/content.ts";
import type { SharedSecrets } from "#server/bus/shared-secrets.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import type { HealthOptions } from "#server/observability/health.ts";
import type { Stage } from "#server/stage.ts";

/** Checks that must pass before the site gets visitors. */
export const readiness = (
  stage: Pick<Stage, "build">,
  content: Content,
  forms: Pick<FormsPort, "ready">,
  secrets: Pick<SharedSecrets, "ready">,
): HealthOptions["parts"] => ({
  build: async () => (await stage.build(), { ok: true, detail: "" }),
  // The options are on every page: the host responds, or has responded.
  content: async () => (await content.forRender().read("options"), { ok: true, detail: "" }),
  forms: () => forms.ready(),
  secrets: () => secrets.ready(),
});
