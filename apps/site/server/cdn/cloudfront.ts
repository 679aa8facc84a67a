import { createHash, createHmac } from "node:crypto";
import type { Vendor } from "#server/cdn/vendor.ts";

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
 * at a time: each change is one invalidation of everything, which counts as one path. The lifetime
 * is Cache-Control's `s-maxage`; it has no tags.
 */
export function cloudfront(distribution: string, token: string, api: string): Vendor {
  const at = token.indexOf(":");
  const key = { id: token.slice(0, at), secret: token.slice(at + 1) };
  return {
    tags: () => [],
    most: Infinity,
    forget(tags, now) {
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
