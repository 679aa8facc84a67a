/** A page of the owner's own, at a free address, made of the site's bands (OWN-60). */
import * as v from "valibot";
import { block } from "#entities/blocks.ts";
import { many } from "#replies.ts";
import { shaped, shapeOf } from "#wordpress/shape-of.ts";
import { list, record } from "#wordpress/shapes.ts";
import { isEmpty, isRecord, number, required, text } from "#wordpress/wordpress.ts";

/** `path`: where the site shows it; without one its permalink on the host says so. */
const landingPage = record({ id: number, slug: required(text), title: text }, "top", {
  path: text,
  blocks: list(block),
});
export type LandingPage = v.InferOutput<typeof landingPage>;

/** WordPress lists all its pages: those with blocks are meant. */
const hasBlocks = (page: Record<string, unknown>): boolean =>
  [page, page.data, page.acf].some((place) => isRecord(place) && !isEmpty(place.blocks));

const pages = many(landingPage, hasBlocks);

/** `null`: the host does not list its pages. */
export const landingPages = shaped(v.nullable(pages), shapeOf(pages));
