/** The CDN's settings: all or none. */
import * as kinds from "#kinds.ts";
import { setting, together } from "#setting.ts";

export type CdnVendor = "varnish" | "cloudflare" | "fastly" | "cloudfront";

export interface CdnChoice {
  vendor: CdnVendor;
  /** All Varnish hosts, or the vendor's API. */
  urls: readonly [string, ...string[]];
  /** Zone, service or distribution. */
  id: string;
  token: string;
}

/** Milliseconds for which a CDN may cache a page: each change purges it. */
export const CDN_AGE_MS = 12 * 3_600_000;

const API = {
  cloudflare: "https://api.cloudflare.com",
  fastly: "https://api.fastly.com",
  cloudfront: "https://cloudfront.amazonaws.com",
};
const KINDS = { cloudflare: "zone", fastly: "service", cloudfront: "distribution" };

export const cdn = together(
  {
    vendor: setting(
      "CDN",
      kinds.oneOf<CdnVendor>("varnish", "cloudflare", "fastly", "cloudfront"),
      "Vendor of the CDN in front, which caches pages until a purge. Not set: every page is requested from the site (docs/scaling.md).",
    ),
    urls: setting(
      "CDN_URL",
      kinds.webAddresses,
      "Address for purges. With CDN=varnish it is needed: each Varnish. Not set: the vendor's API.",
      { isConnection: true },
    ),
    id: setting(
      "CDN_ID",
      kinds.text,
      "Id of Cloudflare's zone, Fastly's service or CloudFront's distribution.",
    ),
    token: setting(
      "CDN_TOKEN",
      kinds.text,
      "Token that may purge; for CloudFront an access key as id:secret.",
      { isSecret: true },
    ),
  },
  ({ vendor, urls, id = "", token = "" }, report): CdnChoice | undefined => {
    if (!vendor) return undefined;
    const lacks = (name: string, needs: string) => report(`${name} is not set; with ${needs}`);
    const given = `CDN=${vendor}`;
    if (vendor === "varnish") {
      if (!urls)
        lacks(
          "CDN_URL",
          `${given} it must be the address of each Varnish, such as http://10.0.0.5:6081`,
        );
      return { vendor, urls: urls ?? [""], id, token };
    }
    if (!id) lacks("CDN_ID", `${given} it must be its ${KINDS[vendor]}'s id`);
    if (!token) lacks("CDN_TOKEN", `${given} it must be a token that may purge`);
    else if (vendor === "cloudfront" && !/^[^:]+:.+/.test(token))
      report("CDN_TOKEN: with CDN=cloudfront it must be an access key's id and secret, id:secret");
    return { vendor, urls: urls ?? [API[vendor]], id, token };
  },
);
