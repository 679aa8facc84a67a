/** A moved page gets a redirect, which is removed when it moves back. */
import type { CollectionSlug, PayloadRequest } from "payload";
import { pathOf, type AddressedKind } from "#records/addresses.ts";
import { isPage } from "#publishing/redirects/rules.ts";
import { redirectFrom } from "#records/redirect-from.ts";
import { leadOn } from "#publishing/redirects/flatten-redirects.ts";

interface Move {
  kind: AddressedKind;
  /** Where the record's versions are: its kind, or the translations. */
  versionsOf: CollectionSlug;
  id: number | string;
  /** Of a translation's language; else empty. */
  prefix: string;
  /** The public slug; `null` if the page was not public. */
  before: string | null;
  after: string;
}

/** The page is now public at `after`. Runs in the transaction of the change. */
export async function redirectOnSlugChange(
  req: PayloadRequest,
  { kind, versionsOf, id, prefix, before, after }: Move,
): Promise<void> {
  const path = prefix + pathOf(kind, after);
  const known = await redirectFrom(req, path);
  if (known)
    await req.payload.delete({ collection: "redirects", id: known.id, req, overrideAccess: true });
  const slug = before ?? (await lastPublicSlug(req, versionsOf, id));
  if (slug === null || slug === after) return;
  const old = prefix + pathOf(kind, slug);
  const left = await redirectFrom(req, old);
  // While the page was off the site, its address was free for another redirect.
  if ((left && before === null) || (await isPage(req, old))) return;
  await leadOn(req, old, path);
  const data = { from: old, to: path, status: "301" as const };
  if (left)
    await req.payload.update({
      collection: "redirects",
      id: left.id,
      data,
      req,
      overrideAccess: true,
      depth: 0,
    });
  else
    await req.payload.create({
      collection: "redirects",
      data,
      req,
      overrideAccess: true,
      depth: 0,
    });
}

/** Of a page that was off the site, when it was last public; `null` if it never was. */
async function lastPublicSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | null> {
  const where = {
    parent: { equals: id },
    latest: { not_equals: true },
    "version._status": { equals: "published" },
  };
  const { docs } = await req.payload.db.findVersions<{ slug?: string | null }>({
    collection,
    where,
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version.slug ?? null;
}
