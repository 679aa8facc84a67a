/**
 * A host that started without the demo has no page for what its owner has not filled in: such a page
 * is off until it has content, and again when the content is gone (OWN-64).
 */
import type { PageName } from "@meridian/contract";
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { instructionIn } from "#records/placeholders/placeholders.ts";
import type { Client, RoadMap, SiteSetting } from "#payload-types.ts";

const KEY = "empty-start";

export const noteEmptyStart = (payload: Payload): Promise<void> => payload.kv.set(KEY, {});
export const startedEmpty = async ({ kv }: Payload): Promise<boolean> =>
  (await kv.get(KEY)) !== null;

type Pages = Record<string, unknown>;
interface Owned {
  page: PageName;
  slug: CollectionSlug | GlobalSlug;
  /** Of a global: whether it has content of the owner. */
  isFilled?: (doc: Pages) => boolean;
}

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** The prices, places and rates that these pages show without an owner's are the specification's. */
const offersOf = ({ survey }: Partial<SiteSetting>): boolean => {
  const { regions, rates } = survey?.offers ?? {};
  return hasRows(regions) && Boolean(rates?.forSeniorFullStack && rates.forMiddleBackend);
};

const OWNED: readonly Owned[] = [
  { page: "pricing", slug: "specialisation-costs" },
  { page: "survey", slug: "site-settings", isFilled: offersOf },
  {
    page: "sales",
    slug: "site-settings",
    isFilled: ({ sales }: Partial<SiteSetting>) =>
      hasRows(sales?.facts) || Boolean(sales?.comparison?.own?.figure),
  },
  {
    page: "clients",
    slug: "clients",
    isFilled: ({ clients }: Partial<Client>) => hasRows(clients),
  },
  { page: "services", slug: "services" },
  { page: "caseStudies", slug: "case-studies" },
  { page: "blog", slug: "blog-posts" },
  { page: "vacancies", slug: "vacancies" },
  { page: "career", slug: "career", isFilled: () => true },
  { page: "career", slug: "career-posts" },
  {
    page: "roadMap",
    slug: "road-map",
    isFilled: (doc: Partial<RoadMap>) => instructionIn("road-map", doc) === undefined,
  },
];

/** Off because of their content; empty for a host that did not start empty. */
export async function unfilledPages(payload: Payload): Promise<PageName[]> {
  if (!(await startedEmpty(payload))) return [];
  const filled = await Promise.all(
    OWNED.map(async (owned) => ((await isFilled(payload, owned)) ? [owned.page] : [])),
  );
  const there = new Set(filled.flat());
  return [...new Set(OWNED.map(({ page }) => page))].filter((page) => !there.has(page));
}

/** Whether a change of this kind may switch a page: the first published record, or none left. */
export async function mayFillPage(
  kind: string,
  changed: number,
  req: PayloadRequest,
): Promise<boolean> {
  const owned = OWNED.find(({ slug }) => slug === kind);
  if (!owned || !(await startedEmpty(req.payload))) return false;
  if (owned.isFilled) return true;
  return changed < 2 && (await countOf(req.payload, owned.slug, req)) < 2;
}

async function isFilled(payload: Payload, { slug, isFilled: isOwn }: Owned): Promise<boolean> {
  if (!isOwn) return (await countOf(payload, slug)) > 0;
  const doc = await payload.db.findGlobal<Pages>({ slug: slug as GlobalSlug });
  return Boolean(doc) && isPublished(doc) && isOwn(doc);
}

const countOf = async ({ db }: Payload, slug: string, req?: PayloadRequest): Promise<number> => {
  const { totalDocs } = await db.count({
    collection: slug as CollectionSlug,
    where: { _status: { equals: "published" }, deletedAt: { exists: false } },
    req,
  });
  return totalDocs;
};
