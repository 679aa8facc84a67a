import type * as v from "valibot";
import { beyond, labelled } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { flag, image, link, text } from "#wordpress/wordpress.ts";

/** Search texts by path (SH-07). `canonical` may be on the host; the site replaces its origin. */
export const seo = group({
  title: labelled("Title", text),
  description: labelled("Description", text),
  keywords: labelled("Keywords", text),
  canonical: labelled("Canonical address", link, {
    hint: "Only for a page that repeats another one.",
  }),
  image: labelled("Picture for shared links", image),
  noindex: labelled("Hide from search engines", beyond(flag)),
});
export type Seo = v.InferOutput<typeof seo>;
