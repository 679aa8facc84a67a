/** A post's reply has the name of its first category, and only terms that are public. */
import type { CollectionSlug, PayloadRequest } from "payload";
import type { Tagged } from "#records/tags.ts";

const TERMS = ["categories", "tags"] as const satisfies CollectionSlug[];
export type TermKind = (typeof TERMS)[number];

export const isTermKind = (kind: string | null | undefined): kind is TermKind =>
  TERMS.some((one) => one === kind);

export async function postsWithTerm(
  kind: TermKind,
  term: number,
  req: PayloadRequest,
): Promise<(Tagged & { id: number })[]> {
  const { docs } = await req.payload.db.find<Tagged & { id: number }>({
    collection: "blog-posts",
    where: { [kind]: { in: [term] } },
    select: { slug: true },
    limit: 0,
    pagination: false,
    req,
  });
  return docs;
}
