/** Authors of posts (BLOG-08). */
import type { Author, BlogPost } from "@meridian/contract";
import { nameSegment, plainName } from "@meridian/contract/record-name";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { blogPageOf, type AuthorOf } from "#app/pages/blog/read-blog.server.ts";
import type { BlogPage, PostAuthor } from "#app/pages/blog/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { webAddress } from "#app/text/web-address.ts";

export const authorOf = (author: Author): PostAuthor => ({
  to: `/blog/authors/${nameSegment(author.slug)}`,
  name: author.name,
  role: author.role,
  about: author.description,
  portrait: author.portrait,
  links: author.links.flatMap(({ label, url }) => {
    const address = webAddress(url);
    return address ? [{ label: label || new URL(address).hostname, url: address }] : [];
  }),
});

export const findAuthor = async (
  content: Pick<ContentSource, "read">,
  slug: string,
): Promise<Author | undefined> =>
  (await content.read("authors"))?.find((one) => plainName(one.slug) === plainName(slug));

/** For the cards of posts; without the authors a card names none. */
export async function readAuthorOf(content: ContentSource): Promise<AuthorOf> {
  const all = (await optionalBand(content, "authors of posts", content.read("authors"))) ?? [];
  return ({ author }) =>
    (author === null ? undefined : all.find(({ id }) => id === author)?.name) ?? null;
}

export const isBy =
  ({ id }: Author) =>
  ({ author }: BlogPost): boolean =>
    id !== null && author === id;

/** The author at this address, and a page of their posts; `null` when there is none. */
export async function readAuthorPage(
  content: ContentSource,
  slug: string,
  page: number,
): Promise<{ author: PostAuthor; page: BlogPage } | null> {
  const [author, posts] = await Promise.all([findAuthor(content, slug), readPosts(content)]);
  const found = author && blogPageOf(posts.filter(isBy(author)), page);
  return found ? { author: authorOf(author), page: found } : null;
}
