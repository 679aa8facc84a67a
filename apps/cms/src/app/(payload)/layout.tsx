import "@payloadcms/next/css";
import "@fontsource-variable/commissioner/flar.css";
import "#admin-ui/look/tokens.css";
import "#admin-ui/look/payload.css";
import "#admin-ui/look/frame.css";
import "#admin-ui/look/navigation.css";
import "#admin-ui/look/icons.css";
import "#admin-ui/look/login.css";
import "#admin-ui/look/floating.css";
import "#admin-ui/look/parts.css";
import "#admin-ui/look/forms.css";
import "#admin-ui/look/rich-text.css";
import "#admin-ui/look/lists.css";
import "#admin-ui/look/list-controls.css";
import "#admin-ui/look/library.css";
import "#admin-ui/look/before-scripts.css";
import "#admin-ui/admin.css";
import "#admin-ui/keyboard-and-pointer.css";
import "#publishing/screens/editing/colleagues.css";
import "#dashboard/dashboard.css";
import "#dashboard/charts.css";
import "#dashboard/sources/sources.css";
import "#inbox/screens/board.css";
import "#inbox/screens/by-vacancy.css";
import "#inbox/screens/inbox.css";
import "#inbox/screens/letters.css";
import "#inbox/screens/replies.css";
import "#inbox/screens/submission.css";
import "#inbox/screens/teamwork.css";
import "#inbox/screens/two-panes.css";
import "#publishing/screens/restoring/comparison.css";
import "#publishing/screens/restoring/restoring.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { getPayload, type ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { BrandStyles } from "#admin-ui/logo.tsx";
import { nonceOf } from "#server/http/admin-headers.ts";
import { translateClientConfig } from "#host/german-client-config.ts";
import config from "#payload.config.ts";
import { importMap } from "./admin/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  await translateClientConfig(await getPayload({ config }), importMap);
  return handleServerFunctions({ ...args, config, importMap });
};

export default async function Layout({ children }: { children: ReactNode }) {
  const payload = await getPayload({ config });
  await translateClientConfig(payload, importMap);
  const policy = (await headers()).get("content-security-policy") ?? "";
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <BrandStyles payload={payload} nonce={nonceOf(policy)} />
      {children}
    </RootLayout>
  );
}
