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
};
