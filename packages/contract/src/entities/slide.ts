import type * as v from "valibot";
import { labelled } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { image, link, text } from "#wordpress/wordpress.ts";

export const slide = group({
  image: labelled("Picture", image),
  sub_title: labelled("Line above the title", text),
  title: labelled("Title", text),
  description: labelled("Text", text),
  button_link: labelled("Link of the button", link),
});
export type Slide = v.InferOutput<typeof slide>;
