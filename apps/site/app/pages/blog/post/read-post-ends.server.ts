import type { BlogPost } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { wayOn } from "#app/content/way-on.ts";
import { authorOf, readAuthorOf } from "#app/pages/blog/authors.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { summaryOf } from "#app/pages/blog/read-blog.server.ts";
import { linkTo, readAllTerms, termsOf } from "#app/pages/blog/terms.server.ts";
import type { PostAuthor, PostEnds } from "#app/pages/blog/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Each part is optional: unpublished authors and terms are omitted, failures are reported. */
export async function readPostEnds(post: BlogPost, content: ContentSource): Promise<PostEnds> {
  const [author, nameOf, all] = await Promise.all([
    readAuthor(post, content),
    readAuthorOf(content),
    optionalBand(content, "related posts", readPosts(content)),
  ]);
  // The post is public even if the list fails.
  const terms = await readAllTerms(content, [post]);
  const linksOf = (kind: "category" | "tag") => termsOf(post, kind, terms).map(linkTo);
  return {
    author,
    categories: linksOf("category"),
    tags: linksOf("tag"),
    related: relatedTo(post, all ?? []).map((other) => ({
      ...summaryOf(other),
      author: nameOf(other),
    })),
  };
}

async function readAuthor(post: BlogPost, content: ContentSource): Promise<PostAuthor | null> {
  if (post.author === null) return null;
  const all = await optionalBand(content, "author", content.read("authors"));
  const author = all?.find(({ id }) => id === post.author);
  return author ? authorOf(author) : null;
}

/** A shared category counts more than a shared tag; without categories its name does. */
export const relatedTo = (post: BlogPost, all: readonly BlogPost[]): BlogPost[] =>
  wayOn(post, all, {
    namesOf: ({ post_name, id }) => (id === null ? [post_name] : [post_name, id]),
    chosen: post.related,
    likeness: (other) =>
      2 * Math.max(shared(post, other, "categories"), Number(isSameCategory(post, other))) +
      shared(post, other, "tags"),
  });

const shared = (a: BlogPost, b: BlogPost, of: "categories" | "tags"): number =>
  new Set(a[of].filter((id) => b[of].includes(id))).size;

const isSameCategory = (a: BlogPost, b: BlogPost): boolean =>
  a.category !== "" && a.category === b.category;
