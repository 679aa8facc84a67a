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

/** The public pages of those of the records that have one. */
export async function addressesOnSite(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
  siteUrl: string,
): Promise<Map<number, PlaceOnSite>> {
  const { docs } = await payload.db.find<Stored>({
    collection,
    where: { id: { in: ids } },
    select: {
      slug: true,
      path: true,
      deletedAt: true,
      _status: true,
      ...(collection === "translations" && { kind: true, language: true, record: true }),
    },
    pagination: false,
    limit: 0,
  });
  const places = new Map<number, PlaceOnSite>();
  const open = docs.filter((doc) => !doc.deletedAt && isPublished(doc));
  const off = open.length > 0 ? await pagesOff(payload) : [];
  for (const doc of open) {
    const place = await placeOf(payload, collection, doc, { siteUrl, off });
    if (place) places.set(doc.id, place);
  }
  return places;
}

/** The public page of the record; `null` without one. */
export async function addressOnSite(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  siteUrl: string,
): Promise<PlaceOnSite | null> {
  const record = Number(id);
  return (await addressesOnSite(payload, collection, [record], siteUrl)).get(record) ?? null;
}

export async function globalOnSite(
  payload: Payload,
  slug: GlobalSlug,
  siteUrl: string,
): Promise<PlaceOnSite | null> {
  const stored = await payload.db.findGlobal<Stored>({ slug });
  return stored && isPublished(stored)
    ? placeOf(payload, slug, stored, { siteUrl, off: await pagesOff(payload) })
    : null;
}

type Off = Parameters<typeof isOff>[1];

/** Pages that the owner has switched off. */
async function pagesOff({ db }: Payload): Promise<Off> {
  const settings = await db.findGlobal<SiteSetting & Stored>({
    slug: "site-settings",
    select: { pages: true, _status: true },
  });
  return settings && isPublished(settings) ? (settings.pages?.off ?? []) : [];
}

async function placeOf(
  payload: Payload,
  kind: string,
  stored: Stored,
  { siteUrl, off }: { siteUrl: string; off: Off },
): Promise<PlaceOnSite | null> {
  const page = pageOf(kind, stored);
  if (page === null) return null;
  const address = siteUrl + encodeURI(page);
  if (kind === "translations") {
    const { open } = await languagesOf(payload);
    if (!open.includes(stored.language ?? "")) return { address, isOff: false, isPrepared: true };
  }
  return { address, isOff: isOff(page, off) };
}
