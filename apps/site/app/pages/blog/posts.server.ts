/** Which posts exist: one rule for list, feed, address and sitemap (BLOG-06). */
import type { BlogPost } from "@meridian/contract";
import { derived } from "#app/content/derived.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { hasWords } from "#app/text/has-words.ts";

/** Limit of posts fetched one by one because the list has no texts. */
const MAX_FETCHED = 100;

type Sections = BlogPost["content"];

const isText = (content: Sections): boolean =>
  content.some(({ title, text_editor }) => title !== "" || hasWords(text_editor));

export const isComplete = ({ post_name, title, description }: BlogPost): boolean =>
  post_name !== "" && title !== "" && description !== "";

/** If no post of the list has a text, the list does not carry texts. */
const haveTexts = derived((posts: readonly BlogPost[]) =>
  posts.some(({ content }) => content.length > 0),
);

const hasText = derived(({ content }: BlogPost) => isText(content));

/** In the host's order. Posts without excerpt and text are fetched: a text can be excerpted. */
export async function readPosts(content: ContentSource): Promise<BlogPost[]> {
  const listed = await content.read("blog");
  if (haveTexts(listed)) return listed.filter((post) => isComplete(post) && hasText(post));
  const isOpen = (post: BlogPost): boolean =>
    post.description === "" && post.title !== "" && post.post_name !== "";
  const fetched = new Set(listed.filter(isOpen).slice(0, MAX_FETCHED));
  const posts = await Promise.all(
    listed.map(async (post) => {
      if (!fetched.has(post)) return post;
      const whole = await content.read("blogPost", { slug: post.post_name });
      return whole && isText(whole.content) ? { ...post, description: whole.description } : post;
    }),
  );
  return posts.filter(isComplete);
}
