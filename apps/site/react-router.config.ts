import type { Config } from "@react-router/dev/config";

export default {
  // React Router does not run in the browser (docs/decisions/031), so it needs no route discovery.
  routeDiscovery: { mode: "initial" },
  // Form posts never reach React Router: server/forms/forms.ts handles them and renders with a GET
  // request.
} satisfies Config;
