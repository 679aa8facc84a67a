/**
 * Tells browsers that know them (Speculation Rules) to fetch the page that a visitor is about to go
 * to: a link that the pointer rests on, or is pressed. Fetched and not rendered: no script of it
 * runs, no view is counted. Pages with a query are rendered for whoever asks, so they are left out,
 * with all that is no page.
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
