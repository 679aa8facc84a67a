/** A record's words in WordPress's own fields and the plugin's boxes. */
import type { Face, Kind } from "../histories/model.ts";

type Fields = Record<string, unknown>;

/** `kind`: the plugin's. */
interface Place {
  kind: string;
  type: string;
  /** Before the slug. */
  prefix: string;
}

export const PLACES: Record<Kind, Place> = {
  post: { kind: "blog-post", type: "post", prefix: "" },
  service: { kind: "service", type: "post", prefix: "" },
  vacancy: { kind: "vacancy", type: "vacancy", prefix: "" },
  technology: { kind: "technology", type: "page", prefix: "technologies-" },
};

export const slugIn = (kind: Kind, slug: string): string => PLACES[kind].prefix + slug;

/** `body` is in a row of the boxes, or in the text of a post. */
const WRITE: Record<Kind, (face: Face) => Fields> = {
  post: () => ({}),
  service: ({ text, body }) => ({
    short_description: text,
    box_repeater: [{ title: body, description: `<p>${body}</p>` }],
  }),
  vacancy: ({ text, body }) => ({
    description: text,
    what_should_i_expect: [{ title: body, select_type_to_watching: "text", simple_text: body }],
  }),
  technology: ({ title, text, body }) => ({
    image_section: { title, paragraph: `<p>${text}</p>` },
    why_section: { title: "", boxes: [{ title: body, description: body }] },
  }),
};

/** What WordPress's own form sends. */
export const ownPart = (kind: Kind, { title, text, body }: Face): Fields => ({
  post_title: title,
  ...(kind === "post" && { post_excerpt: text, post_content: `<p>${body}</p>` }),
});

export const boxes = (kind: Kind, face: Face, more: Fields = {}): Fields => ({
  meridian_kind: PLACES[kind].kind,
  meridian: { ...WRITE[kind](face), ...more },
});

export interface Stored {
  id: number;
  post: { post_title: string; post_name: string; post_excerpt: string; post_content: string };
  values: Fields;
}

/** The words that WordPress has stored. */
export function faceOf(kind: Kind, { post, values }: Stored): Face {
  const word = (value: unknown): string =>
    /zq[a-z]{6}zq/.exec(JSON.stringify(value) ?? "")?.[0] ?? "";
  const [text, body] = {
    post: [post.post_excerpt, post.post_content],
    service: [values.short_description, values.box_repeater],
    vacancy: [values.description, values.what_should_i_expect],
    technology: [(values.image_section as Fields | undefined)?.paragraph, values.why_section],
  }[kind];
  return {
    title: post.post_title,
    text: word(text),
    body: word(body),
    slug: post.post_name.slice(PLACES[kind].prefix.length),
  };
}
