import * as v from "valibot";
import { cdn } from "#cdn.ts";
import { delivery, protection } from "#forms.ts";
import * as kinds from "#kinds.ts";
import { bothApps } from "#both-apps.ts";
import { setting } from "#setting.ts";

export const addresses = {
  bind: setting(
    "SITE_BIND",
    kinds.bindAddress,
    "Address on which the site listens. Not set: every address of the machine. Behind a proxy on the same machine: 127.0.0.1.",
  ),
  trustProxy: setting(
    "TRUST_PROXY",
    kinds.trustedProxies,
    "The proxies in front of the site, whose X-Forwarded-For has the visitor's address. Rate limits need it.",
    { default: "none" },
  ),
};

export const contentHost = {
  contentHost: setting(
    "CONTENT_HOST",
    kinds.hostAddress,
    "Address of the content host, without /api. Not set: the bundled one, on CMS_PORT.",
    { shownDefault: "http://127.0.0.1:4000", isConnection: true },
  ),
  contentLogin: setting(
    "CONTENT_LOGIN",
    kinds.login,
    "User and password for the content host, if its web server or REST API needs a login. Of a WordPress: a user without rights (Subscriber) and an application password. It is sent to CONTENT_HOST only.",
    { isSecret: true },
  ),
  contentApi: setting(
    "CONTENT_API",
    kinds.restRoot,
    "Path of the content host's REST API. WordPress has it at /wp-json, or at ?rest_route= if its permalinks are plain.",
    { default: "/api" },
  ),
  contentAliases: setting(
    "CONTENT_ALIASES",
    kinds.origins,
    "Other origins under which the content host links its own pictures and pages. Not set: CMS_URL, and localhost, 127.0.0.1 and [::1] for a host on this machine.",
  ),
  contentTimeout: setting(
    "CONTENT_TIMEOUT",
    kinds.timeLimit,
    "Longest time for one request to the content host. A slow WordPress needs more.",
    { default: "5s" },
  ),
  homePage: setting(
    "HOME_PAGE",
    kinds.pageName,
    "Id or slug of the home page on the content host. Not set: page 1120, or the page with the slug home.",
  ),
};

export const secrets = {
  formSecret: setting("FORM_SECRET", kinds.secret, "Signs captcha challenges and text questions.", {
    isSecret: true,
  }),
};

export const databases = {
  databaseUrl: setting(
    "DATABASE_URL",
    kinds.databaseUrl,
    "PostgreSQL for the journal of forms. Not set: SQLite in DATA_DIR/intake.",
    { isSecret: true, isConnection: true },
  ),
};

export const caches = {
  pageTtl: setting(
    "PAGE_TTL",
    kinds.duration,
    "How long a page stays fresh in the cache if the content host reports no change.",
    { default: "60s" },
  ),
  pageCache: setting("PAGE_CACHE_MB", kinds.megabytes, "Size of the page cache in memory.", {
    default: "64",
  }),
};

export const contact = {
  securityContact: setting(
    "SECURITY_CONTACT",
    kinds.contact,
    "E-mail address or page for reports of vulnerabilities, shown in /.well-known/security.txt (RFC 9116). Not set: there is no such file.",
  ),
};

export const telemetry = {
  collector: setting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    kinds.webAddress,
    "OpenTelemetry collector that gets spans and metrics, such as http://127.0.0.1:4318 (OTLP/HTTP, JSON). Not set: OpenTelemetry is not loaded.",
    { isConnection: true },
  ),
};

/** Shared by several sites. */
export const severalSites = {
  redisUrl: setting(
    "REDIS_URL",
    kinds.redisUrl,
    "Redis or Valkey, by which several sites notify each other of changes and count posts together. Not set: DATABASE_URL is used for both; without it each site counts alone.",
    { isSecret: true, isConnection: true },
  ),
  assetsDir: setting(
    "ASSETS_DIR",
    kinds.text,
    "Folder that all sites share for the assets of their builds: each site then serves pages of two builds. Not set: DATA_DIR/site/assets, for each site alone.",
  ),
};

/** Shared settings come first. */
export const siteSettings = v.object({
  ...bothApps,
  ...addresses,
  ...contentHost,
  ...secrets,
  ...delivery,
  ...protection,
  ...databases,
  ...caches,
  ...contact,
  ...severalSites,
  ...telemetry,
  cdn,
});
