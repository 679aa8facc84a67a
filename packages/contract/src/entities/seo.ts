import type * as v from "valibot";
import { labelled } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { image, link, text } from "#wordpress/wordpress.ts";

/**
 * The per-path SEO call's texts of a page (SH-07). `canonical` may point at the host; the site
 * rewrites its origin.
 */
export const seo = group({
  title: labelled("Title", text),
  description: labelled("Description", text),
  keywords: labelled("Keywords", text),
  canonical: labelled("Canonical address", link, {
    hint: "Only where the page is a copy of another one.",
  }),
  image: labelled("Picture where the page is shared", image),
});
export type Seo = v.InferOutput<typeof seo>;
