import type * as v from "valibot";
import { group, list } from "#wordpress/shapes.ts";
import { html, image, link, required, text } from "#wordpress/wordpress.ts";

const footerLinks = list(group({ link: required(link), link_name: required(text) }));
const pageLinks = list(
  group({ post_status: text, post_name: required(text), post_title: required(text) }),
);

/** A slide of a top slider. */
export const slide = group({
  image,
  sub_title: text,
  title: text,
  description: text,
  button_link: link,
});
export type Slide = v.InferOutput<typeof slide>;

const acf = group({
  footer_links_list: group({
    services: footerLinks,
    expertise: footerLinks,
    success_stories: footerLinks,
    company: footerLinks,
    custom_column_repeater_languages_and_technologies: list(
      group({ general_name: text, links: pageLinks }),
    ),
    fb_link: link,
    in_link: link,
    be_link: link,
    instagram_link: link,
  }),
  copyright_footer: html,
  top_slider_success_stories: list(slide),
});

/**
 * The options record. Drafts among the page links are in it; the footer leaves them out (FOOT-02).
 */
export const options = group({ acf });
export type Options = v.InferOutput<typeof options>;
