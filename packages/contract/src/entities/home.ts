import type * as v from "valibot";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, text } from "#wordpress/wordpress.ts";

/** Page 1120: the home header, and what the company provides. */
export const home = record({ id: number, slug: text, title: text }, "top", {
  section_header_video: image,
  section_header_video_preview: image,
  section_header_title: text,
  section_header_description: html,
  provide_title: text,
  provide_items: list(group({ icon: image, title: text, list: list(group({ text })) })),
});
export type Home = v.InferOutput<typeof home>;
