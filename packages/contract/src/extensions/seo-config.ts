/** Texts for search engines on every page. */
import * as v from "valibot";

export const TITLE = "{title} | {brand}";

/** `{title}` is the page's own, `{brand}` the brand's name. */
const template = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value.includes("{title}"),
    "expected {title} in it, such as {title} | {brand}",
  ),
);

export const seoSchema = v.object({
  /** A title that has the brand in it already stays as it is. */
  title: v.optional(template, TITLE),
  /** Paths of pages that search engines should not list, such as `/privacy-policy`. */
  unlisted: v.optional(v.array(v.pipe(v.string(), v.startsWith("/"))), []),
});
