import type * as v from "valibot";
import { group, list, record } from "#wordpress/shapes.ts";
import { flag, html, image, link, number, required, text } from "#wordpress/wordpress.ts";

const client = group({
  title: required(text),
  thumbnail: image,
  url: link,
  is_client_has_review: flag,
  review: group({ description: html, image, name: text, position: text }),
  list_item: group({ project: text, Date: text, specialist_count: number, location: text }),
});

/** The clients page record. */
export const clientsPage = record({ id: number, slug: text, title: text }, "data", {
  client: list(client),
});
export type ClientsPage = v.InferOutput<typeof clientsPage>;
export type Client = v.InferOutput<typeof client>;
