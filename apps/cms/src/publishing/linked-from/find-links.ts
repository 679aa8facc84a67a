/**
 * Finds the records that link to one, by a relationship, a link field or a link in a text, so that
 * editors see them before deleting it.
 */
import type { CollectionSlug, Field, Payload, PayloadRequest } from "payload";
import { pageOf } from "#records/page-of.ts";
import { isTagged, type TaggedKind } from "#records/tags.ts";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { referenceKey, referencesOf, textReferences } from "#publishing/linked-from/references.ts";

export interface LinkingRecord {
  /** Its kind as editors see it, such as `Blog post`. */
  kind: string;
  title: string;
  /** Address in the admin. */
  address: string;
}

type Doc = Record<string, unknown>;
interface Target {
  collection: CollectionSlug;
  id: number | string;
  /** Paths of its page, public and in the draft. */
  paths: string[];
}

/** The records that link to this one: the published state, or the draft if never published. */
export async function linkingTo(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  siteUrl: string,
): Promise<LinkingRecord[]> {
  const target: Target = { collection, id, paths: await pathsOf(payload, collection, id) };
  const found: LinkingRecord[] = [];
  for (const { slug, fields, labels, admin, trash } of payload.config.collections.filter(
    ({ slug: one }) => isTagged(one),
  )) {
    const { docs } = await payload.db.find<Doc & { id: number }>({
      collection: slug,
      ...(trash && { where: NOT_TRASHED }),
      sort: "id",
      pagination: false,
      limit: 0,
    });
    // The SEO texts belong to the page and follow it: nothing breaks with them.
    const linking = docs.filter(
      (doc) =>
        !(slug === collection && String(doc.id) === String(id)) &&
        leadsTo(slug === "seo-records" ? { ...doc, path: null } : doc, fields, target, siteUrl),
    );
    found.push(
      ...linking.map((doc) => ({
        kind: String(labels.singular),
        title: String(doc[admin.useAsTitle ?? "slug"] || doc.slug || doc.id),
        address: `/admin/collections/${slug}/${doc.id}`,
      })),
    );
  }
  for (const { slug, fields, label } of payload.config.globals) {
    const doc = await payload.db.findGlobal<Doc>({ slug });
    if (leadsTo(doc, fields, target, siteUrl))
      found.push({ kind: "Page", title: String(label), address: `/admin/globals/${slug}` });
  }
  return found;
}

/** Kinds that appear on another record's page, which works without them. */
const ON_OTHER_PAGES = new Set<string>(["seo-records", "vacancy-terms", "specialisation-costs"]);

async function pathsOf(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
): Promise<string[]> {
  if (ON_OTHER_PAGES.has(collection)) return [];
  const states = await Promise.all(
    [true, false].map((draft) =>
      payload.findByID({
        collection,
        id,
        draft,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
      }),
    ),
  );
  const paths = states.map((state) => (state ? pageOf(collection, state) : null));
  return [...new Set(paths.filter((path) => path !== null))];
}

function leadsTo(
  doc: Doc,
  fields: Field[],
  { collection, id, paths }: Target,
  siteUrl: string,
): boolean {
  return (
    referencesOf(doc, fields, [collection]).has(referenceKey(collection, id)) ||
    (paths.length > 0 && mentions(doc, paths, siteUrl))
  );
}

/**
 * The published records with a text that links to this record itself rather than to its address.
 */
export async function textsLinkingTo(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<{ kind: TaggedKind; doc: Doc }[]> {
  const { payload } = req;
  const found: { kind: TaggedKind; doc: Doc }[] = [];
  for (const { slug, trash } of payload.config.collections) {
    if (!isTagged(slug) || slug === "media") continue;
    const { docs } = await payload.db.find<Doc & { id: number }>({
      collection: slug,
      ...(trash && { where: NOT_TRASHED }),
      pagination: false,
      limit: 0,
      req,
    });
    for (const doc of docs)
      if (textReferences(doc).has(referenceKey(collection, id))) found.push({ kind: slug, doc });
  }
  for (const { slug } of payload.config.globals) {
    const doc = await payload.db.findGlobal<Doc>({ slug, req });
    if (isTagged(slug) && textReferences(doc).has(referenceKey(collection, id)))
      found.push({ kind: slug, doc });
  }
  return found;
}

/**
 * Whether a text in `value` is one of these addresses, in full, with a query or an anchor, or
 * contains one in the HTML of a title.
 */
function mentions(value: unknown, paths: string[], siteUrl: string): boolean {
  if (typeof value === "object" && value !== null)
    return Object.values(value).some((inner) => mentions(inner, paths, siteUrl));
  if (typeof value !== "string" || value === "") return false;
  const text = value.startsWith(siteUrl) ? value.slice(siteUrl.length) : value;
  // The footer's pages are stored without the slash.
  return paths.some(
    (path) =>
      `/${text}` === path ||
      text === path ||
      text.startsWith(`${path}?`) ||
      text.startsWith(`${path}#`) ||
      text.includes(`href="${path}"`),
  );
}
