import type { Payload, TypedUser } from "payload";
import { ownPageOf } from "#records/page-of.ts";
import type { SeoRecord } from "#payload-types.ts";
import { isCollection } from "#server/is-collection.ts";

interface Stored {
  id: number;
  slug?: string | null;
}

/**
 * The path under which the record's texts are stored: the public page, because the texts follow a
 * new slug when it is published. Before that the draft's; `null` for a record without a page.
 */
export async function pathOfTexts(
  payload: Payload,
  kind: string,
  draft: { id?: number | string; slug?: string | null },
): Promise<string | null> {
  const { id } = draft;
  const stored =
    id !== undefined && isCollection(payload, kind)
      ? await payload.db.findOne<Stored>({
          collection: kind,
          where: { id: { equals: id } },
          select: { slug: true },
        })
      : null;
  return ownPageOf(kind, { ...draft, slug: stored?.slug || draft.slug || null });
}

/** The newest state of the texts, as far as the user may read them. */
export async function textsOfPage(
  payload: Payload,
  path: string,
  user: TypedUser | null,
): Promise<SeoRecord | null> {
  const { docs } = await payload.find({
    collection: "seo-records",
    where: { path: { equals: path } },
    draft: true,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user,
  });
  return docs[0] ?? null;
}
