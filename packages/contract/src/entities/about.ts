import type * as v from "valibot";
import { group, record } from "#shapes.ts";
import { html, number, text } from "#wordpress.ts";

/** The about record; `null` figures mean the maxima of section 9 (12, 40, 50) hold (HOME-04). */
export const about = record({ id: number, slug: text, title: text }, "data", {
  description: html,
  info_list: group({ years: number, project: number, specialists: number }),
});
export type About = v.InferOutput<typeof about>;
