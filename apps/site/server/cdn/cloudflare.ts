import * as v from "valibot";
import type { Vendor } from "#server/cdn/vendor.ts";

const reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    success: v.boolean(),
    errors: v.optional(v.array(v.object({ code: v.number(), message: v.string() })), []),
  }),
);

/** https://developers.cloudflare.com/cache/how-to/purge-cache: 30 tags a call, whatever the plan. */
export const cloudflare = (zone: string, token: string, api: string): Vendor => ({
  age: "CDN-Cache-Control",
  tags: (tags) => ["Cache-Tag", tags.join(",")],
  most: 30,
  forget: (tags) => ({
    url: `${api}/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  }),
  refusal(body) {
    const read = v.safeParse(reply, body);
    if (!read.success) return "its answer is none of Cloudflare's";
    const { success, errors } = read.output;
    return success ? undefined : errors.map(({ code, message }) => `${code} ${message}`).join(", ");
  },
});
