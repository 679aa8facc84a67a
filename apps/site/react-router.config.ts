import type { Config } from "@react-router/dev/config";

export default {
  // Nothing of React Router runs in the browser (docs/decisions/031): it need not ask for routes.
  routeDiscovery: { mode: "initial" },
  // Form posts never reach React Router with the visitor's Origin: server/forms/forms.ts answers them and
  // renders with a GET of its own.
} satisfies Config;
