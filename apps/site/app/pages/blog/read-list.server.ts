/** The lists of posts: all, or those of a category or tag (BLOG-01, BLOG-09, BLOG-10). */
import type { BlogPost } from "@meridian/contract";
import { byName } from "@meridian/messages/by-name";
import type { BlogChoice } from "#app/pages/blog/list-address.ts";
import { readAuthorOf } from "#app/pages/blog/authors.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { blogPageOf, summaryOf } from "#app/pages/blog/read-blog.server.ts";
import {
  findTerm,
  hasTerm,
  readAllTerms,
  readTerms,
  type Terms,
  type UsedTerm,
} from "#app/pages/blog/terms.server.ts";
import type { BlogFilter, BlogPage, PostSummary, TermKind } from "#app/pages/blog/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";

const KINDS = ["category", "tag"] as const;

export interface BlogList extends BlogPage {
  /** The chosen terms, the category first. */
  terms: UsedTerm[];
  filter: BlogFilter;
}

/**
 * One page, newest first; `null`: no such page or term. The first exists even without posts. The
 * filter is by name in language `code`.
 */
export async function readBlogList(
  content: ContentSource,
  choice: BlogChoice,
  { page, code }: { page: number; code: string },
): Promise<BlogList | null> {
  const [all, authorOf] = await Promise.all([readPosts(content), readAuthorOf(content)]);
  // A failed read of the terms fails only a page that needs one.
  const terms =
    choice.category || choice.tag
      ? {
          category: await readTerms(content, "category", all),
          tag: await readTerms(content, "tag", all),
        }
      : await readAllTerms(content, all);
  const chosen = chosenOf(choice, terms);
  const found = chosen && blogPageOf(postsWith(chosen, all), page, authorOf);
  return found && { ...found, terms: chosen, filter: filterOf(chosen, terms, byName(code)) };
}

/** `null` if one of them does not exist. */
function chosenOf(choice: BlogChoice, terms: Terms): UsedTerm[] | null {
  const wanted = KINDS.filter((kind) => choice[kind]);
  const found = wanted.flatMap((kind) => findTerm(terms[kind], choice[kind] ?? "") ?? []);
  return found.length === wanted.length ? found : null;
}

export const postsWith = (chosen: readonly UsedTerm[], all: readonly BlogPost[]): BlogPost[] =>
  all.filter((post) => chosen.every((term) => hasTerm(post, term)));

const filterOf = (
  chosen: readonly UsedTerm[],
  terms: Terms,
  inOrder: ReturnType<typeof byName>,
): BlogFilter => ({
  groups: KINDS.filter((kind) => terms[kind].length > 0).map((kind) => ({
    kind,
    chosen: chosen.find((term) => term.kind === kind)?.slug ?? "",
    terms: terms[kind]
      .map(({ slug, name }) => ({ value: slug, label: name }))
      .toSorted((a, b) => inOrder(a.label, b.label)),
  })),
});

/** A row of cards. */
const ROW = 3;

/** BLOG-13: the newest other posts under a list that does not fill a row, else none. */
export async function readOthers(
  content: ContentSource,
  { posts, pages }: Pick<BlogPage, "posts" | "pages">,
): Promise<PostSummary[]> {
  if (posts.length >= ROW || pages > 1) return [];
  const [all, authorOf] = await Promise.all([readPosts(content), readAuthorOf(content)]);
  return all
    .map((post) => ({ ...summaryOf(post), author: authorOf(post) }))
    .filter(({ to }) => posts.every((shown) => shown.to !== to))
    .slice(0, ROW);
}

/** Posts of a term, for its feed; `null` for an unknown or empty one. */
export async function readTermPosts(
  content: ContentSource,
  kind: TermKind,
  slug: string,
): Promise<{ term: UsedTerm; posts: BlogPost[] } | null> {
  const all = await readPosts(content);
  const term = findTerm(await readTerms(content, kind, all), slug);
  return term ? { term, posts: postsWith([term], all) } : null;
}
