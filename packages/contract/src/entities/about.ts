import type * as v from "valibot";
import { group, record } from "#wordpress/shapes.ts";
import { html, number, text } from "#wordpress/wordpress.ts";

/** The about record; a figure that is `null` is not known (HOME-04). */
export const about = record({ id: number, slug: text, title: text }, "data", {
  description: html,
  info_list: group({ years: number, project: number, specialists: number }),
});
export type About = v.InferOutput<typeof about>;
