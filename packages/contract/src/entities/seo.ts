import * as v from "valibot";
import { beyond, labelled, shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { flag, image, link, text } from "#wordpress/wordpress.ts";

/** A host without Yoast may send Yoast's templates (`%%title%% %%sep%% %%sitename%%`): no text. */
const written: typeof text = shapedAs(
  v.pipe(
    text,
    v.transform((words) => (/%%[\w-]+%%/.test(words) ? "" : words)),
  ),
  shapeOf(text),
);

/** Search texts by path (SH-07). `canonical` may be on the host; the site replaces its origin. */
export const seo = group({
  title: labelled("Title", written),
  description: labelled("Description", written),
  keywords: labelled("Keywords", written),
  canonical: labelled("Canonical address", link, {
    hint: "Only for a page that repeats another one.",
  }),
  image: labelled("Picture for shared links", image),
  noindex: labelled("Hide from search engines", beyond(flag)),
});
export type Seo = v.InferOutput<typeof seo>;
