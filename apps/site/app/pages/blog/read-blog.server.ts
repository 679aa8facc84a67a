import type { BlogPost } from "@meridian/contract";
import { escapeText } from "@meridian/contract/escape";
import { nameSegment } from "@meridian/contract/record-name";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { isBeginning } from "#app/content/prose/is-beginning.ts";
import { isComplete } from "#app/pages/blog/posts.server.ts";
import { cut } from "#app/text/cut.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import { listPage } from "#app/content/list-pages.ts";
import { dayOf } from "#app/text/long-date.ts";
import { readingMinutes } from "#app/text/reading-minutes.ts";
import type { PostContent } from "#app/pages/blog/types.ts";
import type { BlogPage } from "#app/pages/blog/types.ts";
import type { PostSummary } from "#app/pages/blog/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

/** BLOG-02, section 9. */
const TITLE_LENGTH = 103;
const DESCRIPTION_LENGTH = 181;
export const PAGE_SIZE = 12;

export type AuthorOf = (post: BlogPost) => PostSummary["author"];

export function blogPageOf(
  all: readonly BlogPost[],
  number: number,
  authorOf: AuthorOf = () => null,
): BlogPage | null {
  const found = listPage(all, number, PAGE_SIZE);
  const posts = found?.items.map((post) => ({ ...summaryOf(post), author: authorOf(post) }));
  return found && posts ? { posts, page: found.page, pages: found.pages } : null;
}

export const postAddress = (name: string): string => `/blog/${nameSegment(name)}`;

export function summaryOf({
  post_name,
  title,
  description,
  category,
  date,
  thumbnail_url,
  first_screen_image,
}: BlogPost): PostSummary {
  const shortTitle = cut(title, TITLE_LENGTH);
  const text = cut(description, DESCRIPTION_LENGTH);
  return {
    to: postAddress(post_name),
    fullTitle: title,
    title: shortTitle.text,
    isTitleCut: shortTitle.isCut,
    description: text.isCut ? `${text.text}…` : text.text,
    category,
    date,
    cover: thumbnail_url ?? first_screen_image,
    author: null,
  };
}

/** `null`: there is none, or it has no title, description, text or name (BLOG-06). */
export async function readPost(
  content: ContentSource,
  slug: string,
  t: Translate,
): Promise<(PostContent & { record: BlogPost }) | null> {
  const found = await content.read("blogPost", { slug });
  if (!found) return null;
  const record = await withDay(found, content);
  const post = postOf(record, content, t);
  return post && { ...post, record };
}

/** The day of a change after the post's own; `""` without one. */
function updateOf({ date, modified }: BlogPost): string {
  const day = dayOf(date);
  return day !== undefined && modified > day ? modified : "";
}

/** Resolves an ambiguous date (day or month first) by the other posts; else it stays as written. */
async function withDay(post: BlogPost, content: ContentSource): Promise<BlogPost> {
  if (post.date === "" || dayOf(post.date) !== undefined) return post;
  const listed = await content.read("blog").catch((): BlogPost[] => []);
  return {
    ...post,
    date: listed.find(({ post_name }) => post_name === post.post_name)?.date || post.date,
  };
}

/** Compares with the section's title as well: WordPress includes it in excerpts. */
const isRepeated = (description: string, content: BlogPost["content"]): boolean =>
  isBeginning(
    description,
    content.map(({ text_editor }) => text_editor),
  ) ||
  isBeginning(
    description,
    content.flatMap(({ title, text_editor }) => [escapeText(title), text_editor]),
  );

export function postOf(
  post: BlogPost,
  content: Pick<ContentSource, "ownPath">,
  t: Translate,
): PostContent | null {
  const ids = createHeadingIds();
  const filled = post.content.filter(
    ({ title, text_editor }) => title !== "" || text_editor !== "",
  );
  // Titles first: a heading inside a text must not get a section's fragment id.
  const titled = filled.map((section) => ({
    ...section,
    id: section.title === "" ? "" : ids.make(section.title),
  }));
  const sections = titled
    .map(({ id, title, text_editor }) => ({
      id,
      title,
      html: proseOf(text_editor, { content, ids, top: title === "" ? 2 : 3, t }).html,
    }))
    .filter(({ title, html }) => title !== "" || html !== "");
  if (!isComplete(post) || sections.length === 0) return null;
  const { title, description, category, date, first_screen_image, thumbnail_url } = post;
  const lead = isRepeated(description, post.content) ? "" : description;
  return {
    title,
    description,
    lead,
    category,
    date,
    updated: updateOf(post),
    minutes: readingMinutes([lead, ...post.content.flatMap((one) => [one.title, one.text_editor])]),
    picture: first_screen_image ?? thumbnail_url,
    sections,
    contents: sections.flatMap(({ id, title: name }) => (id === "" ? [] : [{ id, title: name }])),
  };
}
