/**
 * Speculation Rules: browsers prefetch a page when the pointer rests on its link or presses it.
 * Prefetched, not prerendered: no script runs and no view is counted. Pages with a query are not
 * cached by the server, so they are excluded, as are links that are no pages.
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
