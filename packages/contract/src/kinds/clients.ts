import type * as v from "valibot";
import { get, PAGES } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf } from "#replies.ts";
import { beyond, labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { flag, html, image, link, number, required, text } from "#wordpress/wordpress.ts";

const client = group({
  title: labelled("Name", required(text)),
  thumbnail: labelled("Logo", image),
  url: labelled("Link of the tile", link),
  is_client_has_review: labelled("Has a review", flag),
  review: labelled(
    "Review",
    group({
      description: labelled("Text", html),
      image: labelled("Portrait", image),
      name: labelled("Name", text),
      position: labelled("Position", text),
      on_home: labelled("Show it on the home page", beyond(flag)),
      on_services: labelled("Show it on the pages of services", beyond(flag)),
      on_pricing: labelled("Show it on the page of prices", beyond(flag)),
    }),
  ),
  list_item: labelled(
    "Facts",
    group({
      project: labelled("Project", text),
      Date: labelled("Date", text),
      specialist_count: labelled("Specialists", number),
      location: labelled("Location", text, {
        hint: "City, country; the map uses the country.",
      }),
    }),
  ),
});

export const clientsPage = record({ id: number, slug: text, title: text }, "data", {
  client: labelled("Clients", list(client), {
    order: ["title", "thumbnail", "url", "list_item"],
  }),
});
export type ClientsPage = v.InferOutput<typeof clientsPage>;
export type Client = v.InferOutput<typeof client>;

export const clientsKind = kind({
  name: "clients",
  fields: clientsPage,
  calls: {
    clients: get({
      path: PAGES,
      query: { slug: "clients" },
      reply: firstOf(clientsPage),
      absent: true,
      tags: ["clients"],
    }),
  },
  listedBy: "clients",
  page: { at: "/clients", off: "clients" },
  demo: "clients",
  global: "clients",
  wordpress: { label: "Clients", slugs: ["clients"], title: "Clients" },
});
