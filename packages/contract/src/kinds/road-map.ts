import type * as v from "valibot";
import { get } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { one } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, text } from "#wordpress/wordpress.ts";

/** Stage numbers are the site's ("STAGE n"). */
export const roadMap = record({}, "top", {
  page_title: labelled("Title", text, { native: "title" }),
  list: labelled(
    "Stages",
    list(group({ title: labelled("Title", text), description: labelled("Text", html) })),
  ),
  under_text_of_list: labelled("Text under the stages", html, { native: "content" }),
});
export type RoadMap = v.InferOutput<typeof roadMap>;

export const roadMapKind = kind({
  name: "road-map",
  fields: roadMap,
  calls: {
    roadMap: get({
      path: "/api/wp/v2/road-map/",
      reply: one(roadMap),
      absent: true,
      tags: ["road-map"],
    }),
  },
  listedBy: "roadMap",
  page: { at: "/dedicated-team-road-map", off: "roadMap" },
  demo: "roadMap",
  global: "road-map",
  wordpress: {
    label: "Road map",
    slugs: ["dedicated-team-road-map", "road-map"],
    title: "Road map",
  },
});
