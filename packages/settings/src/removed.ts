/** Settings that were removed and may still be in an owner's environment, with what applies now. */
import type { Environment } from "#secret-file.ts";

const both = {
  S3_FORCE_PATH_STYLE: "with S3_ENDPOINT the bucket's name is always in the path",
  LOG_FORMAT: "a terminal gets short text, a file or a pipe JSON",
  SITE_COUNT: "compose.override.yaml has the number of sites (docs/scaling.md)",
  CMS_COUNT: "compose.override.yaml has the number of content hosts (docs/scaling.md)",
};

const REMOVED = {
  site: {
    ...both,
    CDN_MAX_AGE: "a CDN caches pages for up to 12 hours, and each change purges it",
    FORM_QUESTION:
      "visitors without JavaScript always get the text question, as often as FORM_QUESTION_OVERALL allows",
    OTEL_TRACES_SAMPLER_ARG:
      "all traces are sent, unless their caller began them unsampled; sample at the collector",
    OTEL_EXPORTER_OTLP_HEADERS_FILE:
      "OpenTelemetry itself reads OTEL_EXPORTER_OTLP_HEADERS from the environment",
    PICTURE_CACHE_MB: "the cache of resized pictures has up to 1024 MB",
    DEMO_PORT: "`npm run dev -- --demo-port 4011` sets the demo host's port",
    DEMO_LANGUAGES: "`npm run dev -- --demo-languages de` sets the demo host's further languages",
  },
  "content host": {
    ...both,
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
