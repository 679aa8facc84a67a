import { beyond, labelled } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { link, text } from "#wordpress/wordpress.ts";

/** The offer at a page's end. `own`: the fields here; `none`: nothing; else the settings' offer. */
export const callToAction = labelled(
  "Offer at the end",
  beyond(
    group({
      show: labelled("Shown", text, {
        choices: { default: "That of the site", own: "The one below", none: "None" },
      }),
      title: labelled("Title", text),
      text: labelled("Text", text),
      label: labelled("Label of the button", text),
      link: labelled("Where the button leads", link),
    }),
  ),
);
