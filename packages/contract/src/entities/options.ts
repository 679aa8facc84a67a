import type * as v from "valibot";
import { slide } from "#entities/slide.ts";
import { beyond, labelled } from "#wordpress/shape-of.ts";
import { group, list } from "#wordpress/shapes.ts";
import { html, link, required, text } from "#wordpress/wordpress.ts";

const footerLinks = list(
  group({
    link: labelled("Address", required(link)),
    link_name: labelled("Words", required(text)),
  }),
);
const pageLinks = list(
  group({
    post_status: labelled("publish or draft", text),
    post_name: labelled("Slug", required(text), { hint: "technologies-react" }),
    post_title: labelled("Words", required(text)),
  }),
);

const acf = group({
  footer_links_list: labelled(
    "Footer",
    group({
      services: labelled("Services", footerLinks),
      expertise: labelled("Expertise", footerLinks),
      success_stories: labelled("Success stories", footerLinks),
      company: labelled("Company", footerLinks),
      legal: labelled("Legal pages", beyond(footerLinks), {
        hint: "Further ones, such as an Impressum: shown at the end of the footer",
      }),
      custom_column_repeater_languages_and_technologies: labelled(
        "Languages and technologies",
        list(
          group({
            general_name: labelled("Title", text),
            links: labelled("Pages", pageLinks, {
              order: ["post_title", "post_name", "post_status"],
            }),
          }),
        ),
      ),
      fb_link: labelled("Facebook", link),
      in_link: labelled("LinkedIn", link),
      be_link: labelled("Behance", link),
      instagram_link: labelled("Instagram", link),
    }),
  ),
  copyright_footer: labelled("Copyright", html, { inline: true }),
  top_slider_success_stories: labelled("Slides of the success stories", list(slide)),
});

/** Includes drafts among the page links, which the footer skips (FOOT-02). */
export const options = group({ acf });
export type Options = v.InferOutput<typeof options>;
