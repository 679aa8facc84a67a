import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { isScheduled, type Timed } from "#publishing/schedule/fields.ts";

export type Place = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug };
export type Appointment = { place: Place; action: "publish" | "unpublish"; at: number };

/** Maximum appointments read per kind; later ones follow when these are done. */
const MOST = 100;
const LATEST_DRAFT = {
  latest: { equals: true },
  "version._status": { equals: "draft" },
  "version.publishAt": { exists: true },
} satisfies Where;

const publishing = (place: Place, { publishAt }: Timed): Appointment[] =>
  publishAt ? [{ place, action: "publish", at: Date.parse(publishAt) }] : [];
const unpublishing = (place: Place, { _status: status, unpublishAt }: Timed): Appointment[] =>
  unpublishAt && status === "published"
    ? [{ place, action: "unpublish", at: Date.parse(unpublishAt) }]
    : [];

/** Appointments of one document or all, the next first. */
export async function appointments(payload: Payload, only?: Place): Promise<Appointment[]> {
  const { collections, globals } = payload.config;
  const wanted = (place: Place) =>
    !only ||
    ("global" in only
      ? "global" in place && place.global === only.global
      : "collection" in place && place.collection === only.collection);
  const found = await Promise.all([
    ...collections
      .filter((one) => isScheduled(one) && wanted({ collection: one.slug, id: 0 }))
      .map(({ slug }) => ofCollection(payload, slug, only && "id" in only ? only.id : undefined)),
    ...globals
      .filter((one) => isScheduled(one) && wanted({ global: one.slug }))
      .map(({ slug }) => ofGlobal(payload, slug)),
  ]);
  return found.flat().toSorted((a, b) => a.at - b.at);
}

/** Documents in the trash have none. */
async function ofCollection(
  { db, collections }: Payload,
  collection: CollectionSlug,
  id?: number | string,
): Promise<Appointment[]> {
  const { trash } = collections[collection].config;
  const drafts = await db.findVersions<Timed>({
    collection,
    where: {
      ...LATEST_DRAFT,
      ...(trash && { "version.deletedAt": { exists: false } }),
      ...(id !== undefined && { parent: { equals: id } }),
    },
    sort: "version.publishAt",
    limit: MOST,
    pagination: false,
  });
  const published = await db.find<Timed & { id: number }>({
    collection,
    where: {
      _status: { equals: "published" },
      unpublishAt: { exists: true },
      ...(trash && NOT_TRASHED),
      ...(id !== undefined && { id: { equals: id } }),
    },
    sort: "unpublishAt",
    limit: MOST,
    pagination: false,
  });
  return [
    ...drafts.docs.flatMap(({ parent, version }) =>
      publishing({ collection, id: parent }, version),
    ),
    ...published.docs.flatMap((doc) => unpublishing({ collection, id: doc.id }, doc)),
  ];
}

async function ofGlobal({ db }: Payload, slug: GlobalSlug): Promise<Appointment[]> {
  const drafts = await db.findGlobalVersions<Timed>({
    global: slug,
    where: LATEST_DRAFT,
    limit: 1,
    pagination: false,
  });
  const published = await db.findGlobal<Timed & Record<string, unknown>>({ slug });
  return [
    ...drafts.docs.flatMap(({ version }) => publishing({ global: slug }, version)),
    ...unpublishing({ global: slug }, published ?? {}),
  ];
}
