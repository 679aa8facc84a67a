import type { Vendor } from "#server/cdn/vendor.ts";

/**
 * Varnish with `deploy/varnish/meridian.vcl`, which bans by an expression: 30 tags of 120
 * characters fit its 8 KB limit of a header.
 */
export const varnish = (url: string): Vendor => ({
  age: "Surrogate-Control",
  tags: (tags) => ["Surrogate-Key", tags.join(" ")],
  most: 30,
  forget: (tags) => ({
    url: new URL("/meridian-forget", url).href,
    headers: {
      "x-tags": `(^|[[:space:]])(${tags.map((tag) => tag.replaceAll(".", "[.]")).join("|")})([[:space:]]|$)`,
    },
    body: "",
  }),
});
