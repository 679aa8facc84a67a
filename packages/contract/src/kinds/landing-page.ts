import * as v from "valibot";
import { EVERY_POST, extension, PAGES } from "#call.ts";
import { block } from "#entities/blocks.ts";
import { kind } from "#kinds/kind.ts";
import { landingPathOf } from "#links/landing-path-of.ts";
import { many } from "#replies.ts";
import { shaped, shapeOf } from "#wordpress/shape-of.ts";
import { list, record } from "#wordpress/shapes.ts";
import { isEmpty, isRecord, number, required, text } from "#wordpress/wordpress.ts";

/** OWN-60: a page at a free address. `path`: its address; default: its permalink on the host. */
const landingPage = record({ id: number, slug: required(text), title: text }, "top", {
  path: text,
  blocks: list(block),
});
export type LandingPage = v.InferOutput<typeof landingPage>;

/** WordPress lists all pages; those without blocks are skipped. */
const hasBlocks = (page: Record<string, unknown>): boolean =>
  [page, page.data, page.acf].some((place) => isRecord(place) && !isEmpty(place.blocks));

const pages = many(landingPage, hasBlocks);

export const landingPageKind = kind({
  name: "landing-page",
  fields: landingPage,
  calls: {
    /** WordPress's pages, those with `blocks`, the last changed first. `null`: no list of pages. */
    landingPages: extension({
      path: PAGES,
      query: { _fields: "id,slug,link,title,path,blocks,acf" },
      more: { ...EVERY_POST, orderby: "modified" },
      reply: shaped(v.nullable(pages), shapeOf(pages)),
      tags: ["landing-pages"],
    }),
  },
  listedBy: "landingPages",
  page: {
    anywhere: ({ slug = "", path = "", link }) =>
      landingPathOf({ slug, path, ...(link && { link }) }),
  },
  demo: "landingPages",
  collection: "landing-pages",
});
