/** Links by relationship, link field or text, which editors must see before a deletion. */
import { labelText } from "#admin-ui/words/label-text.ts";
import { kindName, PAGE_KIND } from "#records/kind-name.ts";
import type { CollectionSlug, Field, Payload, PayloadRequest } from "payload";
import { pageOf } from "#records/page-of.ts";
import { isTagged, type TaggedKind } from "#records/tags.ts";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { pathIn } from "#publishing/redirects/rules.ts";
import { referenceKey, referencesOf, textReferences } from "#publishing/linked-from/references.ts";

export interface LinkingRecord {
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
}

type Doc = Record<string, unknown>;
interface Target {
  collection: CollectionSlug;
  id: number | string;
  /** The page's public path, the draft's, and those that redirect to them. */
  paths: string[];
}

/** Reads the published state, or the draft if never published. */
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
    // SEO texts follow their page, so these links do not break.
    const linking = docs.filter(
      (doc) =>
        !(slug === collection && String(doc.id) === String(id)) &&
        leadsTo(slug === "seo-records" ? { ...doc, path: null } : doc, fields, target, siteUrl),
    );
    found.push(
      ...linking.map((doc) => ({
        kind: kindName(labels, doc),
        title: String(doc[admin.useAsTitle ?? "slug"] || doc.slug || doc.id),
        address: `/admin/collections/${slug}/${doc.id}`,
      })),
    );
  }
  for (const { slug, fields, label } of payload.config.globals) {
    const doc = await payload.db.findGlobal<Doc>({ slug });
    if (leadsTo(doc, fields, target, siteUrl))
      found.push({ kind: PAGE_KIND, title: labelText(label), address: `/admin/globals/${slug}` });
  }
  return found;
}

/** Records shown on other records' pages, which work without them. */
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
  const known = [...new Set(paths.filter((path) => path !== null))];
  return [...known, ...(await redirectingTo(payload, known))];
}

/** A link to a former address leads to the page, too. */
async function redirectingTo(
  { db }: Payload,
  paths: readonly string[],
  req?: PayloadRequest,
): Promise<string[]> {
  if (paths.length === 0) return [];
  const { docs } = await db.find<{ id: number; from: string; to: string }>({
    collection: "redirects",
    where: { or: paths.map((path) => ({ to: { like: path } })) },
    select: { from: true, to: true },
    pagination: false,
    limit: 0,
    ...(req && { req }),
  });
  return docs.flatMap(({ from, to }) => (paths.includes(pathIn(to)) ? [from] : []));
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

export interface LinkingDoc {
  kind: TaggedKind;
  doc: Doc;
}

/** Published records with a text that links to the record, or with one of its addresses. */
export async function textsLinkingTo(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  paths: string[],
): Promise<LinkingDoc[]> {
  const key = referenceKey(collection, id);
  const known = [...paths, ...(await redirectingTo(req.payload, paths, req))];
  const found = await docsWith(
    req,
    (doc) => textReferences(doc).has(key) || mentions(doc, known, ""),
  );
  return found.filter(({ kind }) => !WITHOUT_LINKS.has(kind));
}

/** Their addresses are no links. */
const WITHOUT_LINKS = new Set<TaggedKind>(["redirects", "seo-records"]);

/** Published records with a field or a text that links to the record or to its address. */
export async function docsLinkingTo(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<LinkingDoc[]> {
  const target: Target = { collection, id, paths: await pathsOf(req.payload, collection, id) };
  return docsWith(req, (doc, fields) => leadsTo(doc, fields, target, ""));
}

/** Published records with the picture in a field or a text. */
export const docsShowing = (req: PayloadRequest, picture: number): Promise<LinkingDoc[]> =>
  docsWith(req, (doc, fields) =>
    referencesOf(doc, fields, ["media"]).has(referenceKey("media", picture)),
  );

async function docsWith(
  req: PayloadRequest,
  isWanted: (doc: Doc, fields: Field[]) => boolean,
): Promise<LinkingDoc[]> {
  const { payload } = req;
  const found: LinkingDoc[] = [];
  for (const { slug, trash, fields } of payload.config.collections) {
    if (!isTagged(slug) || slug === "media") continue;
    const { docs } = await payload.db.find<Doc & { id: number }>({
      collection: slug,
      ...(trash && { where: NOT_TRASHED }),
      pagination: false,
      limit: 0,
      req,
    });
    for (const doc of docs) if (isWanted(doc, fields)) found.push({ kind: slug, doc });
  }
  for (const { slug, fields } of payload.config.globals) {
    const doc = await payload.db.findGlobal<Doc>({ slug, req });
    if (isTagged(slug) && isWanted(doc, fields)) found.push({ kind: slug, doc });
  }
  return found;
}

/** Whether a text is one of these addresses (with query or anchor), or its HTML contains one. */
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
