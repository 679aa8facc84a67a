/** The differences between CDNs. Only Varnish runs in the tests; the others follow manuals. */
import { createHash, createHmac } from "node:crypto";
import type { CdnChoice } from "@meridian/settings/cdn";
import * as v from "valibot";
import type { FlatHeaders } from "#server/http/prepared-response.ts";

/** A call to a vendor's API; `body` is posted. */
export interface VendorCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Vendor {
  /** The header of a page's lifetime; without it the CDN uses `s-maxage` of `Cache-Control`. */
  age?: "Surrogate-Control" | "CDN-Cache-Control";
  /** Headers with a page's tags; empty if the CDN has no tags. */
  tags(tags: readonly string[]): FlatHeaders;
  /** Tags per call. */
  most: number;
  /** Purges everything with one of the tags. */
  purgeCall(tags: readonly string[], now: Date): VendorCall;
  /** Reason why a call with status 200 had no effect. */
  refusal?(body: string): string | undefined;
}

/** Several Varnish servers, each of which is purged. */
export function vendorsOf({ vendor, urls, id, token }: CdnChoice): [Vendor, ...Vendor[]] {
  const [url, ...others] = urls;
  const api = url.replace(/\/+$/, "");
  switch (vendor) {
    case "varnish":
      return [varnish(url), ...others.map(varnish)];
    case "cloudflare":
      return [cloudflare(id, token, api)];
    case "fastly":
      return [fastly(id, token, api)];
    case "cloudfront":
      return [cloudfront(id, token, api)];
  }
}

/** Varnish with `deploy/varnish/meridian.vcl`: 30 tags of 120 characters fit its 8 KB header. */
const varnish = (url: string): Vendor => ({
  age: "Surrogate-Control",
  tags: (tags) => ["Surrogate-Key", tags.join(" ")],
  most: 30,
  purgeCall: (tags) => ({
    url: new URL("/meridian-forget", url).href,
    headers: {
      "x-tags": `(^|[[:space:]])(${tags.map((tag) => tag.replaceAll(".", "[.]")).join("|")})([[:space:]]|$)`,
    },
    body: "",
  }),
});

const cloudflareReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    success: v.boolean(),
    errors: v.optional(v.array(v.object({ code: v.number(), message: v.string() })), []),
  }),
);

/** https://developers.cloudflare.com/cache/how-to/purge-cache: 30 tags a call, whatever the plan. */
const cloudflare = (zone: string, token: string, api: string): Vendor => ({
  age: "CDN-Cache-Control",
  tags: (tags) => ["Cache-Tag", tags.join(",")],
  most: 30,
  purgeCall: (tags) => ({
    url: `${api}/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  }),
  refusal(body) {
    const read = v.safeParse(cloudflareReply, body);
    if (!read.success) return "the response is not Cloudflare's";
    const { success, errors } = read.output;
    return success ? undefined : errors.map(({ code, message }) => `${code} ${message}`).join(", ");
  },
});

/** https://www.fastly.com/documentation/reference/api/purging: 256 keys a call. */
const fastly = (service: string, token: string, api: string): Vendor => ({
  age: "Surrogate-Control",
  tags: (tags) => ["Surrogate-Key", tags.join(" ")],
  most: 256,
  purgeCall: (tags) => ({
    url: `${api}/service/${encodeURIComponent(service)}/purge`,
    headers: {
      "fastly-key": token,
      accept: "application/json",
      "content-type": "application/json",
    },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
});

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

/** AWS Signature Version 4 for CloudFront, which is global: region us-east-1. */
export function signed(
  { url, body, now }: { url: URL; body: string; now: Date },
  { id, secret }: { id: string; secret: string },
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const scope = `${time.slice(0, 8)}/us-east-1/cloudfront/aws4_request`;
  const names = "host;x-amz-date";
  const canonical = `POST\n${url.pathname}\n\nhost:${url.host}\nx-amz-date:${time}\n\n${names}\n${sha256(body)}`;
  const [day = "", ...others] = scope.split("/");
  const key = others.reduce((from, part) => hmac(from, part), hmac(`AWS4${secret}`, day));
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`);
  return {
    "x-amz-date": time,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature.toString("hex")}`,
  };
}

/**
 * CloudFront invalidates by path, bills per path, and runs at most fifteen wildcard invalidations
 * at a time: each change is one invalidation of everything. No tags; lifetime by `s-maxage`.
 */
function cloudfront(distribution: string, token: string, api: string): Vendor {
  const at = token.indexOf(":");
  const key = { id: token.slice(0, at), secret: token.slice(at + 1) };
  return {
    tags: () => [],
    most: Infinity,
    purgeCall(tags, now) {
      const url = new URL(
        `/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`,
        api,
      );
      const reference = `meridian-${now.getTime()}-${sha256(tags.join()).slice(0, 12)}`;
      const body = `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>1</Quantity><Items><Path>/*</Path></Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
      return {
        url: url.href,
        headers: { ...signed({ url, body, now }, key), "content-type": "application/xml" },
        body,
      };
    },
  };
}
