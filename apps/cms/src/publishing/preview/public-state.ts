/** What visitors see of a record, and since when the site has its last public change. */
import { closedAt } from "#admin-ui/lists/last-day.ts";
import type { CollectionSlug, Endpoint, GlobalSlug, Payload } from "payload";
import { isWriter } from "#accounts/access/roles.ts";
import {
  addressOnSite,
  globalOnSite,
  type PlaceOnSite,
} from "#publishing/preview/address-on-site.ts";
import { ownPageOf } from "#records/page-of.ts";
import { isTagged } from "#records/tags.ts";
import { originalOf } from "#translations/original-of.ts";
import { forbid, refuse } from "#server/http/refuse.ts";
import { isCollection } from "#server/is-collection.ts";

export interface PublicState {
  /** `null`: visitors do not see the record. */
  place: PlaceOnSite | null;
  /** The place is the record's own page, not one that shows it. */
  isOwn: boolean;
  /** Of the last save that changed what visitors see, or withdrew it. */
  changedAt: string | null;
  /** Milliseconds until the site had it; `null` while it does not, or if the change is an old one. */
  liveAfter: number | null;
  isWaiting: boolean;
  /** Its last day has passed: visitors see it as closed. */
  isOver: boolean;
}

interface Stored {
  id: number | string;
  slug?: string | null;
  updatedAt?: string | null;
  deletedAt?: string | null;
  /** Of a translation. */
  kind?: string;
  record?: number | null;
}

/** `since`: of the record's stored row, which a draft does not change. */
async function ofChange(
  payload: Payload,
  since: string | null,
): Promise<Pick<PublicState, "liveAfter" | "isWaiting">> {
  if (since === null) return { liveAfter: null, isWaiting: false };
  const { docs } = await payload.db.find<{ id: number; toldAt?: string | null }>({
    collection: "purges",
    // Noted after the save, in the same transaction.
    where: { createdAt: { greater_than_equal: since } },
    sort: "id",
    limit: 1,
    pagination: false,
  });
  const toldAt = docs[0]?.toldAt;
  return {
    isWaiting: docs.length > 0 && !toldAt,
    liveAfter: toldAt ? Date.parse(toldAt) - Date.parse(since) : null,
  };
}

/** A translation closes with its original. */
async function isClosed(payload: Payload, kind: CollectionSlug, stored: Stored): Promise<boolean> {
  const { kind: of = "", record } = stored;
  if (kind !== "translations" || !isCollection(payload, of))
    return closedAt(payload.collections[kind].config, stored) !== undefined;
  const original = await originalOf(payload, { kind: of, record });
  return original !== null && closedAt(payload.collections[of].config, original) !== undefined;
}

export async function publicState(
  payload: Payload,
  kind: string,
  record: number | null,
  siteUrl: string,
): Promise<PublicState | null> {
  const isRecord = record !== null && isCollection(payload, kind);
  const isPage = record === null && payload.globals.config.some(({ slug }) => slug === kind);
  if (!isTagged(kind) || (!isRecord && !isPage)) return null;
  const stored = isRecord
    ? await payload.db.findOne<Stored>({ collection: kind, where: { id: { equals: record } } })
    : await payload.db.findGlobal<Stored & Record<string, unknown>>({ slug: kind as GlobalSlug });
  if (!stored) return null;
  const place = isRecord
    ? await addressOnSite(payload, kind, record, siteUrl)
    : await globalOnSite(payload, kind as GlobalSlug, siteUrl);
  const changedAt = stored.updatedAt ?? null;
  const isOwn = kind === "translations" || ownPageOf(kind, stored) !== null;
  const isOver = isRecord && (await isClosed(payload, kind, stored));
  return { place, isOwn, changedAt, isOver, ...(await ofChange(payload, changedAt)) };
}

/** `GET /cms/api/public-state/{kind}/{id}`, `page` for one that exists once; for editors and authors. */
export const publicStateEndpoint = (siteUrl: string): Endpoint => ({
  path: "/public-state/:kind/:id",
  method: "get",
  handler: async (req) => {
    if (!isWriter(req)) return forbid();
    const { kind = "", id = "" }: { kind?: string; id?: string } = req.routeParams ?? {};
    if (!/^(?:page|\d{1,9})$/.test(id)) return refuse(404, "This record does not exist.");
    const state = await publicState(req.payload, kind, id === "page" ? null : Number(id), siteUrl);
    return state === null
      ? refuse(404, "This record does not exist.")
      : Response.json(state, { headers: { "cache-control": "no-store" } });
  },
});
