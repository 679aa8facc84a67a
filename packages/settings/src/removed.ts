/** Settings that were removed and may still be in an owner's environment, with what applies now. */
import type { Environment } from "#secret-file.ts";

const REMOVED = {
  site: {
    PICTURE_CACHE_MB: "the cache of resized pictures has up to 1024 MB",
    DEMO_PORT: "`npm run dev -- --demo-port 4011` sets the demo host's port",
    DEMO_LANGUAGES: "`npm run dev -- --demo-languages de` sets the demo host's further languages",
  },
  "content host": {
    PUBLISH_ALONE: "publishing needs no second person any more",
    OIDC_LABEL: 'the button of the company login is "Log in with the company account"',
  },
} satisfies Record<string, Record<string, string>>;

export const removedSettings: Readonly<Record<keyof typeof REMOVED, Record<string, string>>> =
  REMOVED;

/** A line for the log for each removed setting of `app` that `env` still has. */
export const removedLines = (app: keyof typeof REMOVED, env: Environment): string[] =>
  Object.entries(removedSettings[app])
    .filter(([name]) => env[name]?.trim())
    .map(([name, now]) => `${name} is no longer a setting: ${now}; remove it`);
