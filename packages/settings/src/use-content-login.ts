import { withLogin } from "@meridian/http/with-login";
import * as v from "valibot";
import { readSettings } from "#read-settings.ts";
import { contentHost } from "#site.ts";

const login = v.object({ contentLogin: contentHost.contentLogin });

/** For commands: CONTENT_LOGIN for all requests to this host. Throws a `SettingsError`. */
export function useContentLogin(host: string, env: NodeJS.ProcessEnv): void {
  const { contentLogin } = readSettings(login, env);
  if (contentLogin !== undefined)
    globalThis.fetch = withLogin(globalThis.fetch, host, contentLogin);
}
