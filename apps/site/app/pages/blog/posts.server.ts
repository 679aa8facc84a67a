/** Which posts there are: the one rule for list, feed, address and sitemap (BLOG-06). */
import type { BlogPost } from "@meridian/contract";
import { derived } from "#app/content/derived.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { hasWords } from "#app/text/has-words.ts";

/** Posts of which the list says too little that are asked for by themselves. */
const ASKED = 100;

type Sections = BlogPost["content"];

const isText = (content: Sections): boolean =>
  content.some(({ title, text_editor }) => title !== "" || hasWords(text_editor));

/** A post has a title, a description and an address; a text too, where it is told. */
export const isThere = ({ post_name, title, description }: BlogPost): boolean =>
  post_name !== "" && title !== "" && description !== "";

/** A list that tells the text of no post tells nothing by that. */
const tellsTexts = derived((posts: readonly BlogPost[]) =>
  posts.some(({ content }) => content.length > 0),
);

/**
 * Every post that has a page, in the host's order. Where the list has neither excerpt nor text of
 * one, the post itself is asked, for its text's beginning may be its excerpt.
 */
export async function readPosts(content: ContentSource): Promise<BlogPost[]> {
  const listed = await content.read("blog");
  const hasTexts = tellsTexts(listed);
  const isOpen = (post: BlogPost): boolean =>
    !hasTexts && post.description === "" && post.title !== "" && post.post_name !== "";
  const asked = new Set(listed.filter(isOpen).slice(0, ASKED));
  const posts = await Promise.all(
    listed.map(async (post) => {
      if (!asked.has(post)) return post;
      const whole = await content.read("blogPost", { slug: post.post_name });
      return whole && isText(whole.content) ? { ...post, description: whole.description } : post;
    }),
  );
  return posts.filter((post) => isThere(post) && (!hasTexts || isText(post.content)));
}
