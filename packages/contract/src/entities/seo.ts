import type * as v from "valibot";
import { group } from "#wordpress/shapes.ts";
import { image, link, text } from "#wordpress/wordpress.ts";

/**
 * What the per-path SEO call says of a page (SH-07). `canonical` may point at the host; the site
 * rewrites its origin.
 */
export const seo = group({
  title: text,
  description: text,
  keywords: text,
  canonical: link,
  image,
});
export type Seo = v.InferOutput<typeof seo>;
