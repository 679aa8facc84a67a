import type { CollectionSlug, Payload } from "payload";
import { kindName } from "#records/kind-name.ts";
import { isDated } from "#publishing/schedule/dated.ts";

export interface FutureDated {
  key: string;
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  /** `YYYY-MM-DD` */
  day: string;
}

const MOST = 50;

/** Public although their day is still to come: from before a day set the time, or imported. */
export async function publicBeforeTheirDay(payload: Payload, now: number): Promise<FutureDated[]> {
  const ofKind = async ({ slug, labels }: Payload["config"]["collections"][number]) => {
    const collection: CollectionSlug = slug;
    const { docs } = await payload.find({
      collection,
      where: {
        _status: { equals: "published" },
        // Days are stored as noon UTC; no zone is more than half a day ahead.
        date: { greater_than: new Date(now + 43_200_000).toISOString() },
      },
      sort: "date",
      limit: MOST,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    return docs.map((doc) => {
      const {
        id,
        title,
        date,
      }: { id: number | string; title?: string | null; date?: string | null } = doc;
      return {
        key: `${slug}/${id}`,
        kind: kindName(labels, doc),
        title: title || `Without a title (${id})`,
        address: `/admin/collections/${slug}/${id}`,
        day: (date ?? "").slice(0, 10),
      };
    });
  };
  return (await Promise.all(payload.config.collections.filter(isDated).map(ofKind))).flat();
}
