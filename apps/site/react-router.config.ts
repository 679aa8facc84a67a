import type { Config } from "@react-router/dev/config";

export default {
  // No /__manifest call, and a smaller page (docs/decisions/001): every route is known at once.
  routeDiscovery: { mode: "initial" },
  // Form posts never reach React Router with the visitor's Origin: server/forms.ts answers them and renders with a GET of its own.
} satisfies Config;
