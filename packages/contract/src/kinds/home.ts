import type * as v from "valibot";
import { get, PAGES } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { one } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, text } from "#wordpress/wordpress.ts";

/** Page 1120: the first screen, and what the company provides. */
export const home = record({ id: number, slug: text, title: text }, "top", {
  section_header_video: labelled("Video", image),
  section_header_video_preview: labelled("Picture before the video", image),
  section_header_title: labelled("Title", text),
  section_header_description: labelled("Text", html),
  provide_title: labelled("What you provide: title", text),
  provide_items: labelled(
    "What you provide",
    list(
      group({
        icon: labelled("Icon", image),
        title: labelled("Title", text),
        list: labelled("Points", list(group({ text: labelled("Point", text) }))),
      }),
    ),
  ),
});
export type Home = v.InferOutput<typeof home>;

export const homeKind = kind({
  name: "home",
  fields: home,
  calls: { home: get({ path: `${PAGES}/1120`, reply: one(home), absent: true, tags: ["home"] }) },
  listedBy: "home",
  page: { at: "/" },
  demo: "home",
  global: "home",
  wordpress: {
    label: "Home page",
    slugs: ["home"],
    title: "Home",
    order: ["section_header_title", "section_header_description"],
  },
});
