import type { Config } from "@react-router/dev/config";

export default {
  // React Router does not run in the browser (docs/decisions/031), so it needs no route discovery.
  routeDiscovery: { mode: "initial" },
  // server/forms/forms.ts handles form posts and renders with a GET request.
} satisfies Config;
