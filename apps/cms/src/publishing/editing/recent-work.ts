/** The latest edits of records and pages with drafts. */
import { labelText } from "#admin-ui/words/label-text.ts";
import { isUntouched } from "#publishing/editing/empty-drafts.ts";
import { kindName, PAGE_KIND } from "#records/kind-name.ts";
import type { CollectionSlug, Payload, Where } from "payload";
import type { Place, Review } from "#publishing/review/latest.ts";
import { HOST_WRITER, isPublished } from "#records/fields/publishing.ts";

export interface Work {
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  place: Place;
  /** The version's number. */
  version: number | string;
  review: Review;
  /** Milliseconds since 1970. */
  at: number;
  /** The email address of the person who saved it. */
  by: string;
  isPublished: boolean;
}

interface WorkRequest {
  /** Of the newest versions; default: those that a person saved. */
  where?: Where;
  limit: number;
  /** Default: the newest first. */
  order?: keyof typeof ORDERS;
}

/** When it was sent for review, in milliseconds since 1970. */
export const sentAt = ({ review }: Work): number => Date.parse(review.at ?? "") || 0;

const ORDERS = {
  newest: { sort: "-updatedAt", compare: (a: Work, b: Work) => b.at - a.at },
  waiting: { sort: "version.review.at", compare: (a: Work, b: Work) => sentAt(a) - sentAt(b) },
};

interface Saved extends Record<string, unknown> {
  lastSavedBy?: string | null;
  _status?: string | null;
  review?: Review | null;
}

/** Without the host's own writes (seed, import). */
export async function recentWork(
  payload: Payload,
  { where, limit, order = "newest" }: WorkRequest,
): Promise<Work[]> {
  const { sort, compare } = ORDERS[order];
  const wanted: Where[] = [
    { latest: { equals: true } },
    where ?? { "version.lastSavedBy": { exists: true, not_equals: HOST_WRITER } },
  ];
  const { collections, globals } = payload.config;
  const found = await Promise.all([
    ...collections
      .filter(({ versions }) => versions?.drafts)
      .map((collection) => ofCollection(payload, collection, { wanted, limit, sort })),
    ...globals
      .filter(({ versions }) => versions?.drafts)
      .map(async ({ slug, label }) => {
        const { docs } = await payload.db.findGlobalVersions<Saved>({
          global: slug,
          where: { and: wanted },
          select: { updatedAt: true, version: { lastSavedBy: true, _status: true, review: true } },
          limit: 1,
          pagination: false,
        });
        const name = {
          kind: PAGE_KIND,
          title: labelText(label),
          address: `/admin/globals/${slug}`,
          place: { place: slug },
        };
        return docs.map((saved) => workOf(name, saved));
      }),
  ]);
  return found.flat().toSorted(compare).slice(0, limit);
}

/** Forms that were opened by "Create new" and left without a word: `empty-drafts.ts` removes them. */
const MOST_UNUSED = 20;

async function isUnused(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  const { fields } = payload.collections[collection].config;
  return doc !== null && isUntouched(fields, { ...doc });
}

async function ofCollection(
  payload: Payload,
  { slug, labels, admin, trash }: Payload["config"]["collections"][number],
  { wanted, limit, sort }: { wanted: Where[]; limit: number; sort: string },
): Promise<Work[]> {
  const collection: CollectionSlug = slug;
  const titled = admin.useAsTitle ?? "id";
  const named: Record<string, true> = slug === "translations" ? { language: true, kind: true } : {};
  const { docs } = await payload.db.findVersions<Saved>({
    collection,
    where: { and: [...wanted, ...(trash ? [{ "version.deletedAt": { exists: false } }] : [])] },
    select: {
      parent: true,
      updatedAt: true,
      version: { [titled]: true, lastSavedBy: true, _status: true, review: true, ...named },
    },
    sort,
    limit: limit + MOST_UNUSED,
    pagination: false,
  });
  const unused = await Promise.all(
    docs.map(({ parent, version }) => !version[titled] && isUnused(payload, slug, Number(parent))),
  );
  const used = docs.filter((_, at) => !unused[at]).slice(0, limit);
  return used.map((saved) => {
    const { parent, version } = saved;
    const name = {
      kind: kindName(labels, version),
      title: String(version[titled] || `Without a title (${parent})`),
      address: `/admin/collections/${slug}/${parent}`,
      place: { place: slug, record: Number(parent) },
    };
    return workOf(name, saved);
  });
}

const workOf = (
  name: Pick<Work, "kind" | "title" | "address" | "place">,
  { id, updatedAt, version }: { id: number | string; updatedAt: Date | string; version: Saved },
): Work => ({
  ...name,
  version: id,
  review: version.review ?? {},
  at: new Date(updatedAt).getTime(),
  by: version.lastSavedBy ?? "",
  isPublished: isPublished(version),
});
