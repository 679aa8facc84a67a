/**
 * Browsers prefetch a page on hover or press. Not prerendered: no script runs, no view is counted.
 * Not for pages with a query, which the server does not cache, or links to files.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                "/*\\?(.+)",
                "/pictures/*",
                "/media/*",
                "/assets/*",
                "/*.xml",
                "/*.json",
                "/*.txt",
              ],
            },
          },
          { not: { selector_matches: "[download], [target], [data-frame]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
