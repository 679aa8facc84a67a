import type * as v from "valibot";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, inlineHtml, number, required, text } from "#wordpress/wordpress.ts";

/**
 * A service post. `title` is HTML (section 3); a service without steps has an empty `how_it_works`.
 */
export const service = record(
  { id: number, slug: required(text), title: required(inlineHtml), featured_image_url: image },
  "data",
  {
    short_description: text,
    explore_our_expertise: group({ description: html, image }),
    box_repeater: list(group({ title: text, description: html })),
    how_it_works: list(group({ title: text, description: html })),
  },
);
export type Service = v.InferOutput<typeof service>;
