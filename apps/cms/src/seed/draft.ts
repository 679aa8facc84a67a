/** How the demo files' fields become a document's. */
import type { DemoContent } from "@meridian/demo";
import type { CollectionSlug, DataFromGlobalSlug, GlobalSlug, RequiredDataFromCollectionSlug } from "payload";
import { fromHtml } from "#rich-text/from-html.ts";
import type { RichText } from "#rich-text/to-html.ts";

/** The library's number of a picture of the demo content; none for `""`. */
export type PictureOf = (id: string) => number | undefined;

/** A document to be made. */
export type NewDocument<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S>;
export type NewGlobal<S extends GlobalSlug> = Omit<DataFromGlobalSlug<S>, "id">;

/** Everything is published at once. */
export const PUBLISHED = { _status: "published" } as const;

// Payload's generator types an editor's state more narrowly than any state that comes from elsewhere.
type Editor = { root: { type: string; children: { type: string; version: number }[]; direction: "ltr" | "rtl" | null; format: "left" | "start" | "center" | "right" | "end" | "justify" | ""; indent: number; version: number } };
export const rich = (html: string): Editor | undefined => (html === "" ? undefined : (fromHtml(html) as NonNullable<RichText> as Editor));

type Slide = DemoContent["options"]["acf"]["top_slider_success_stories"][number];
export const slide = (pictureOf: PictureOf) => (from: Slide) => ({ image: pictureOf(from.image.url), subTitle: from.sub_title, title: from.title, description: from.description, buttonLink: from.button_link });
