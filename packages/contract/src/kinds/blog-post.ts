import * as v from "valibot";
import { get } from "#call.ts";
import { callToAction } from "#entities/call-to-action.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf, many } from "#replies.ts";
import { beginningOf, withoutBrackets } from "#wordpress/excerpt.ts";
import { recordNames, recordNumber, recordNumbers } from "#wordpress/record-number.ts";
import { beyond, labelled, shaped, shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { day, html, image, number, required, text } from "#wordpress/wordpress.ts";
import { dayReader } from "#wordpress/written-day.ts";

/** Splits a whole text, as in WordPress's own posts, at each `<h2>`. */
function inSections(input: unknown): unknown {
  const whole =
    typeof input === "object" && input !== null && "rendered" in input ? input.rendered : input;
  if (typeof whole !== "string" || whole.trim() === "") return whole;
  const [before = "", ...parts] = whole.split(/<h2\b[^<>]*>/i);
  const titled = parts.map((part) => {
    const [title = "", ...rest] = part.split(/<\/h2\s*>/i);
    return { title, text_editor: rest.join("") };
  });
  return [...(before.trim() ? [{ title: "", text_editor: before }] : []), ...titled];
}

const listed = list(group({ title: labelled("Title", text), text_editor: labelled("Text", html) }));
const sections: typeof listed = shaped(
  v.pipe(v.unknown(), v.transform(inSections), listed as v.GenericSchema<unknown>),
  shapeOf(listed),
) as never;

const post = {
  description: labelled("Description", text, { native: "excerpt" }),
  category: labelled("Category", text, { native: "category" }),
  // A day; ambiguous dates are resolved by those of the whole list.
  date: labelled("Date", text, { native: "date", type: "day" }),
  thumbnail_url: labelled("Picture in the list", image, { native: "thumbnail" }),
  first_screen_image: labelled("Wide picture at the top", image, { native: "thumbnail" }),
  content: labelled("Sections", sections, {
    native: "sections",
    hint: "If empty, the post’s text is divided at its second-level headings.",
  }),
  author: beyond(recordNumber),
  categories: beyond(recordNumbers),
  tags: beyond(recordNumbers),
  modified: beyond(day),
  /** Chosen posts for the end of this one, by number or slug, in order. */
  related: labelled("Related posts", beyond(recordNames), {
    each: ["post", "Post"],
    hint: "The last part of a post’s address. Left empty, posts of the same subject are shown.",
  }),
  call_to_action: callToAction,
};

interface Described {
  description: string;
  content: { text_editor: string }[];
}

/** The excerpt defaults to the beginning of the text. */
const described = <W, P extends Described>(schema: v.GenericSchema<W, P>): v.GenericSchema<W, P> =>
  shaped(
    v.pipe(
      schema,
      v.transform((read) => ({
        ...read,
        description:
          withoutBrackets(read.description) ||
          beginningOf(read.content.map(({ text_editor }) => text_editor).join("\n")),
      })),
    ),
    shapeOf(schema),
  ) as never;

/** `date` is a day (YYYY-MM-DD), or the host's text if it is invalid or ambiguous. */
export const blogPost = described(
  record({ id: number, post_name: required(text), title: required(text) }, "top", post),
);
export type BlogPost = v.InferOutput<typeof blogPost>;

/** Turns dates into days, by all posts' formats. Posts with the same day stay the same objects. */
function dayGiver<P extends { date: string }>(): (posts: P[]) => P[] {
  const daysOf = new WeakMap<P, P>();
  return (posts) => {
    const read = dayReader(posts.map(({ date }) => ({ written: date })));
    return posts.map((one) => {
      const date = read(one.date).day || one.date;
      const before = daysOf.get(one);
      if (before?.date === date) return before;
      const withDay = { ...one, date };
      daysOf.set(one, withDay);
      return withDay;
    });
  };
}

function dated<W, P extends { date: string }>(
  schema: v.GenericSchema<W, P[]>,
): v.GenericSchema<W, P[]> {
  const shape = shapeOf(schema);
  const withDays = dayGiver<P>();
  return shapedAs(
    v.pipe(schema, v.transform(withDays)),
    // The list's items have this type.
    shape?.kind === "list"
      ? { ...shape, whole: withDays as (records: unknown[]) => unknown[] }
      : shape,
  );
}

/** One host writes its dates alike: a day past twelve decides the order in all of them. */
export const blogPosts = dated(many(blogPost));

const lone = described(record({ id: number, post_name: text, title: text }, "top", post));
const withDay = dayGiver<v.InferOutput<typeof lone>>();
/** Missing parts make it a missing page, not a failure of the host (BLOG-06). */
export const singlePost: typeof lone = shapedAs(
  v.pipe(
    lone,
    v.transform((single) => withDay([single])[0] ?? single),
  ),
  shapeOf(lone),
);

export const blogPostKind = kind({
  name: "blog-post",
  fields: blogPost,
  calls: {
    blog: get({ path: "/api/wp/v2/blog", reply: blogPosts, absent: false, tags: ["blog"] }),
    blogPost: get({
      path: "/api/wp/v2/single-blog/",
      query: { slug: "{slug}" },
      reply: firstOf(singlePost),
      absent: true,
      tags: ["blog:{slug}"],
    }),
  },
  listedBy: "blog",
  foundBy: "blogPost",
  page: {
    at: "/blog/{slug}",
    index: "/blog",
    off: "blog",
    summary: ({ title, description, date }: BlogPost) => ({ title, text: description, date }),
  },
  demo: "blog",
  collection: "blog-posts",
  // Posts of categories that no other kind has.
  wordpress: { label: "Blog post" },
});
