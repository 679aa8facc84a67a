/** Several sites, and a CDN in front of them. */
import * as kinds from "#environment/kinds.ts";
import { setting } from "#environment/setting.ts";

export const cdn = {
  ASSETS_DIR: setting(
    "A folder that all sites share, where each puts its build's assets, so that pages of two builds find theirs on every node; not set, each keeps its own in DATA_DIR/site/assets.",
    kinds.text,
  ),
  CDN: setting(
    "The CDN in front that keeps pages until it is told of a change: varnish, cloudflare, fastly or cloudfront; not set, pages are asked of the site each time (docs/scaling.md).",
    kinds.oneOf("varnish", "cloudflare", "fastly", "cloudfront"),
  ),
  CDN_MAX_AGE: setting(
    "How long it may keep a page that nothing is said of (60s, 5m, 12h); needed with CDN.",
    kinds.duration,
  ),
  CDN_URL: setting(
    "Where it is told: each Varnish, separated by commas, needed with CDN=varnish; of the others not set, their own API.",
    kinds.webAddresses,
  ),
  CDN_ID: setting("Cloudflare's zone, Fastly's service or CloudFront's distribution.", kinds.text),
  CDN_TOKEN: setting(
    "A token that may purge; of CloudFront an access key as id:secret.",
    kinds.text,
    { isSecret: true },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    "OpenTelemetry's collector, such as http://127.0.0.1:4318 (OTLP/HTTP, JSON): spans and figures go there. Not set, nothing of it is loaded.",
    kinds.webAddress,
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    "Headers for it, such as authorization=Bearer%20…, separated by commas.",
    kinds.text,
    { isSecret: true },
  ),
  OTEL_SERVICE_NAME: setting("What the site is called there.", kinds.text, {
    shown: "meridian-site",
  }),
  OTEL_RESOURCE_ATTRIBUTES: setting(
    "What else is said of this node there, such as service.instance.id=site-1.",
    kinds.text,
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    "The share of traces that is told, 0 to 1; one that a caller has begun follows the caller.",
    kinds.share,
    { byDefault: "1" },
  ),
};
