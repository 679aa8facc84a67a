/** Categories and tags of posts (BLOG-09). */
import type { BlogPost, BlogTerm } from "@meridian/contract";
import { plainName } from "@meridian/contract/record-name";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { listAddress } from "#app/pages/blog/list-address.ts";
import type { TermKind, TermLink } from "#app/pages/blog/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";

const CALLS = { category: "categories", tag: "tags" } as const;

export type UsedTerm = BlogTerm & { kind: TermKind; id: number };
export type Terms = Readonly<Record<TermKind, readonly UsedTerm[]>>;

export const linkTo = ({ kind, slug, name }: UsedTerm): TermLink => ({
  to: listAddress({ [kind]: slug }),
  name,
});

export const hasTerm = (post: BlogPost, { kind, id }: Pick<UsedTerm, "kind" | "id">): boolean =>
  post[CALLS[kind]].includes(id);

/** The terms that any of these posts has, in the host's order: without a post a term has no page. */
export function usedTerms(
  kind: TermKind,
  terms: readonly BlogTerm[] | null,
  posts: readonly BlogPost[],
): UsedTerm[] {
  const used = new Set(posts.flatMap((post) => post[CALLS[kind]]));
  return (terms ?? []).flatMap((term) =>
    term.id !== null && used.has(term.id)
      ? [{ ...term, slug: plainName(term.slug), id: term.id, kind }]
      : [],
  );
}

/** Rejects when the host fails. */
export const readTerms = async (
  content: Pick<ContentSource, "read">,
  kind: TermKind,
  posts: readonly BlogPost[],
): Promise<UsedTerm[]> => usedTerms(kind, await content.read(CALLS[kind]), posts);

/** Reports a failure; the page works without terms. */
export async function readAllTerms(
  content: ContentSource,
  posts: readonly BlogPost[],
): Promise<Terms> {
  const [category, tag] = await Promise.all(
    (["category", "tag"] as const).map(
      async (kind) =>
        (await optionalBand(content, `${kind} of posts`, readTerms(content, kind, posts))) ?? [],
    ),
  );
  return { category: category ?? [], tag: tag ?? [] };
}

export const findTerm = (terms: readonly UsedTerm[], slug: string): UsedTerm | undefined =>
  terms.find((term) => term.slug === plainName(slug));

/** A post's terms in the order of its record. */
export const termsOf = (post: BlogPost, kind: TermKind, terms: Terms): UsedTerm[] =>
  post[CALLS[kind]].flatMap((id) => terms[kind].find((term) => term.id === id) ?? []);
