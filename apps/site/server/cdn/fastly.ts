import type { Vendor } from "#server/cdn/vendor.ts";

/** https://www.fastly.com/documentation/reference/api/purging: 256 keys a call. */
export const fastly = (service: string, token: string, api: string): Vendor => ({
  age: "Surrogate-Control",
  tags: (tags) => ["Surrogate-Key", tags.join(" ")],
  most: 256,
  forget: (tags) => ({
    url: `${api}/service/${encodeURIComponent(service)}/purge`,
    headers: {
      "fastly-key": token,
      accept: "application/json",
      "content-type": "application/json",
    },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
});
