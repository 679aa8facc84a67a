/** Whether visitors see content from neither the demo nor the empty start. */
import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { Mark } from "#moving-in/import/write/sync-state.ts";
import type { DemoRecords } from "#moving-in/seed/demo-records.ts";
import { NOT_TRASHED } from "#publishing/trash.ts";

/** Whether an own record, or an edited one of the demo, is published. */
export async function ownRecord(
  { db }: Payload,
  collection: CollectionSlug,
  demo: DemoRecords | null,
): Promise<boolean> {
  const seeded = new Map(
    demo?.documents.filter((one) => one.collection === collection).map(({ id, at }) => [id, at]),
  );
  const shown: Where[] = [{ _status: { equals: "published" } }, NOT_TRASHED];
  const ids = [...seeded.keys()];
  const beyond = ids.length > 0 ? [...shown, { id: { not_in: ids } }] : shown;
  if ((await db.count({ collection, where: { and: beyond } })).totalDocs > 0) return true;
  if (ids.length === 0) return false;
  const { docs } = await db.find<{ id: number; updatedAt: string }>({
    collection,
    where: { and: [...shown, { id: { in: ids } }] },
    select: { updatedAt: true },
    limit: 0,
    pagination: false,
  });
  return docs.some(({ id, updatedAt }) => seeded.get(id) !== updatedAt);
}

/** Whether a page is published with texts other than its initial ones. */
export async function ownPage(
  { db, kv }: Payload,
  slug: GlobalSlug,
  demo: DemoRecords | null,
): Promise<boolean> {
  const stored = await db.findGlobal<Record<string, unknown>>({ slug });
  if (!stored || !isPublished(stored)) return false;
  const mark = await kv.get<Mark & Record<string, unknown>>(`import:global:${slug}`);
  const begun = [
    demo?.globals.find((page) => page.slug === slug)?.at,
    mark?.hash === "starter" ? mark.at : undefined,
  ];
  return !begun.includes(String(stored.updatedAt));
}
