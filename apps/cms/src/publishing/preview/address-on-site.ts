import { isOff } from "@meridian/contract/pages";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { SiteSetting } from "#payload-types.ts";
import { languagesOf } from "#records/languages.ts";
import { pageOf } from "#records/page-of.ts";

interface Stored extends Record<string, unknown> {
  id: number;
  slug?: string | null;
  path?: string | null;
  /** Of a translation. */
  language?: string | null;
  deletedAt?: string | null;
  _status?: string | null;
}

/** `isOff`: the page is switched off and answers 404; `isPrepared`: its language is not open yet. */
export interface PlaceOnSite {
  address: string;
  isOff: boolean;
  isPrepared?: true;
}

/** The public page of the record; `null` without one. */
export async function addressOnSite(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  siteUrl: string,
): Promise<PlaceOnSite | null> {
  const stored = await payload.db.findOne<Stored>({
    collection,
    where: { id: { equals: id } },
    select: {
      slug: true,
      path: true,
      deletedAt: true,
      _status: true,
      ...(collection === "translations" && { kind: true, language: true, record: true }),
    },
  });
  return stored && !stored.deletedAt && isPublished(stored)
    ? placeOf(payload, collection, stored, siteUrl)
    : null;
}

export async function globalOnSite(
  payload: Payload,
  slug: GlobalSlug,
  siteUrl: string,
): Promise<PlaceOnSite | null> {
  const stored = await payload.db.findGlobal<Stored>({ slug });
  return stored && isPublished(stored) ? placeOf(payload, slug, stored, siteUrl) : null;
}

async function placeOf(
  payload: Payload,
  kind: string,
  stored: Stored,
  siteUrl: string,
): Promise<PlaceOnSite | null> {
  const page = pageOf(kind, stored);
  if (page === null) return null;
  const settings = await payload.db.findGlobal<SiteSetting & Stored>({
    slug: "site-settings",
    select: { pages: true, _status: true },
  });
  const off = settings && isPublished(settings) ? (settings.pages?.off ?? []) : [];
  const address = siteUrl + encodeURI(page);
  if (kind === "translations") {
    const { open } = await languagesOf(payload);
    if (!open.includes(stored.language ?? "")) return { address, isOff: false, isPrepared: true };
  }
  return { address, isOff: isOff(page, off) };
}
