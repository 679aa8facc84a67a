/** The CDN that the environment names, whole or not at all. */
export type CdnVendor = "varnish" | "cloudflare" | "fastly" | "cloudfront";

export interface CdnChoice {
  vendor: CdnVendor;
  /** Milliseconds it may keep a page. */
  maxAge: number;
  /** Each Varnish, or the vendor's API. */
  urls: readonly [string, ...string[]];
  /** Zone, service or distribution. */
  id: string;
  token: string;
}

interface Given {
  CDN: CdnVendor | undefined;
  CDN_MAX_AGE: number | undefined;
  CDN_URL: readonly [string, ...string[]] | undefined;
  CDN_ID: string | undefined;
  CDN_TOKEN: string | undefined;
}

const API = {
  cloudflare: "https://api.cloudflare.com",
  fastly: "https://api.fastly.com",
  cloudfront: "https://cloudfront.amazonaws.com",
};
const KINDS = { cloudflare: "zone", fastly: "service", cloudfront: "distribution" };

/** What is wanting: a CDN that keeps pages and cannot be told of changes would show old ones. */
export function cdnProblems({ CDN, CDN_MAX_AGE, CDN_URL, CDN_ID, CDN_TOKEN }: Given): string[] {
  const age = "CDN_MAX_AGE";
  if (!CDN)
    return CDN_MAX_AGE === undefined
      ? []
      : [`CDN is not set; with ${age} it must be varnish, cloudflare, fastly or cloudfront`];
  const wanting =
    CDN_MAX_AGE === undefined
      ? [`${age} is not set; with CDN=${CDN} it must be a time such as 60s, 5m or 12h`]
      : [];
  if (CDN === "varnish")
    return CDN_URL
      ? wanting
      : [
          ...wanting,
          "CDN_URL is not set; with CDN=varnish it must be the address of each Varnish, such as http://10.0.0.5:6081",
        ];
  if (!CDN_ID) wanting.push(`CDN_ID is not set; with CDN=${CDN} it must be its ${KINDS[CDN]}'s id`);
  if (!CDN_TOKEN)
    wanting.push(`CDN_TOKEN is not set; with CDN=${CDN} it must be a token that may purge`);
  else if (CDN === "cloudfront" && !/^[^:]+:.+/.test(CDN_TOKEN))
    wanting.push(
      "CDN_TOKEN: with CDN=cloudfront it must be an access key's id and secret, id:secret",
    );
  return wanting;
}

export const cdnOf = ({
  CDN: vendor,
  CDN_MAX_AGE: maxAge = 0,
  CDN_URL,
  CDN_ID: id = "",
  CDN_TOKEN: token = "",
}: Given): CdnChoice | undefined =>
  vendor && {
    vendor,
    maxAge,
    urls: CDN_URL ?? [vendor === "varnish" ? "" : API[vendor]],
    id,
    token,
  };
