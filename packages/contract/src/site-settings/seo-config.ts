import * as v from "valibot";

export const TITLE = "{title} | {brand}";

/** `{title}`: the page's; `{brand}`: the brand's name. */
const template = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value.includes("{title}"),
    "expected {title} in it, such as {title} | {brand}",
  ),
);

export const seoSchema = v.object({
  /** Not applied to a title that contains the brand's name. */
  title: v.optional(template, TITLE),
  /**
   * Paths that search engines should not list, such as `/privacy-policy`: for sitemaps and llms.txt,
   * which do not read each page's `noindex`.
   */
  unlisted: v.optional(v.array(v.pipe(v.string(), v.startsWith("/"))), []),
});
