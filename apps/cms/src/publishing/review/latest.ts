import type { GlobalSlug, PayloadRequest, Where } from "payload";
import { isCollection } from "#server/is-collection.ts";

/** Where a draft stands between its writer and the editors; all empty once it is published. */
export interface Review {
  /** The user who began the draft; `null`: unknown, or no longer a user. */
  writer?: number | null;
  /** Sent for review; without it but with a time: sent back. */
  asked?: boolean | null;
  /** The writer's. */
  note?: string | null;
  /** The reviewer's, to a draft that was sent back. */
  answer?: string | null;
  /** The email address of the person who sent it or sent it back. */
  by?: string | null;
  at?: string | null;
}

/** The newest state of a record or page, published or not. */
export interface Latest {
  _status?: string | null;
  deletedAt?: string | null;
  publishAt?: string | null;
  review?: Review | null;
  /** Of a translation. */
  language?: string | null;
}

/** `record` is missing for a page that exists once. */
export interface Place {
  place: string;
  record?: number | undefined;
}

/** The row of the newest version, as this request's transaction sees it. */
export async function latestVersion<T extends Latest = Latest>(
  req: Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>,
  { place, record }: Place,
): Promise<{ id: number | string; updatedAt: string; version: T } | null> {
  const { payload } = req;
  const { db } = payload;
  // Hooks and filters of the person's request do not apply.
  const transaction = req.transactionID !== undefined && {
    req: { payload, transactionID: req.transactionID },
  };
  const one = { limit: 1, pagination: false, ...transaction };
  const where = { latest: { equals: true } };
  const { docs } = isCollection(payload, place)
    ? await db.findVersions<T>({
        ...one,
        collection: place,
        where: { ...where, parent: { equals: record ?? 0 } },
      })
    : await db.findGlobalVersions<T>({ ...one, where, global: place as GlobalSlug });
  const [found] = docs;
  return found ? { ...found, updatedAt: String(found.updatedAt) } : null;
}

export const isSentBack = ({ asked, at }: Review): boolean => !asked && Boolean(at);

/** As `isSentBack`, of versions. */
export const SENT_BACK: Where = {
  "version.review.asked": { not_equals: true },
  "version.review.at": { exists: true },
};

export async function latestOf(
  req: Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>,
  at: Place,
): Promise<Latest | null> {
  return (await latestVersion(req, at))?.version ?? null;
}
