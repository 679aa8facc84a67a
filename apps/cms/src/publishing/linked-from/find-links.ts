/** Links by relationship, link field or text, which editors must see before a deletion. */
import { labelText } from "#admin-ui/words/label-text.ts";
import { kindName, PAGE_KIND } from "#records/kind-name.ts";
import type {
  CollectionSlug,
  Field,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
} from "payload";
import { pageOf } from "#records/page-of.ts";
import { isTagged, type TaggedKind } from "#records/tags.ts";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { pathIn } from "#publishing/redirects/rules.ts";
import { allRows, draftOfPage, draftsOf, type At } from "#publishing/linked-from/drafts.ts";
import { referenceKey, referencesOf, textReferences } from "#publishing/linked-from/references.ts";

export interface LinkingRecord {
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  /** Only a draft links. */
  isDraft?: true;
}

type Doc = Record<string, unknown>;
interface Target {
  collection: CollectionSlug;
  id: number | string;
  /** The page's public path, the draft's, and those that redirect to them. */
  paths: string[];
}

/** Reads what is public, and the drafts. */
export async function linkingTo(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  siteUrl: string,
): Promise<LinkingRecord[]> {
  const target: Target = { collection, id, paths: await pathsOf(payload, collection, id) };
  const found: LinkingRecord[] = [];
  for (const config of payload.config.collections.filter(({ slug }) => isTagged(slug))) {
    const { slug, fields, labels, admin } = config;
    const drafts = await draftsOf({ payload }, config);
    for (const stored of await storedIn({ payload }, config)) {
      if (slug === collection && String(stored.id) === String(id)) continue;
      const doc = statesOf(stored, drafts.get(stored.id)).find((state) =>
        // SEO texts follow their page, so these links do not break.
        leadsTo(slug === "seo-records" ? { ...state, path: null } : state, fields, target, siteUrl),
      );
      if (doc)
        found.push({
          kind: kindName(labels, doc),
          title: String(doc[admin.useAsTitle ?? "slug"] || doc.slug || stored.id),
          address: `/admin/collections/${slug}/${stored.id}`,
          ...(isDraft(doc) && { isDraft: true }),
        });
    }
  }
  for (const config of payload.config.globals) {
    const { slug, fields, label } = config;
    const stored = await payload.db.findGlobal<Doc>({ slug });
    const doc = statesOf(stored, await draftOfPage({ payload }, config)).find((state) =>
      leadsTo(state, fields, target, siteUrl),
    );
    if (doc)
      found.push({
        kind: PAGE_KIND,
        title: labelText(label),
        address: `/admin/globals/${slug}`,
        ...(isDraft(doc) && { isDraft: true }),
      });
  }
  return found;
}

const isDraft = ({ _status: status }: Doc): boolean => status === "draft";

/** What is public, and the draft. What is stored of an unpublished record may be older than it. */
const statesOf = (stored: Doc, draft: Doc | undefined): Doc[] =>
  isDraft(stored) ? [draft ?? stored] : [stored, ...(draft ? [draft] : [])];

/** The records outside the trash. */
async function storedIn(
  at: At,
  { slug, trash }: SanitizedCollectionConfig,
): Promise<(Doc & { id: number })[]> {
  const { docs } = await at.payload.db.find<Doc & { id: number }>({
    ...allRows(at),
    collection: slug,
    ...(trash && { where: NOT_TRASHED }),
    sort: "id",
  });
  return docs;
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
  for (const config of payload.config.collections) {
    const { slug, fields } = config;
    if (!isTagged(slug) || slug === "media") continue;
    for (const doc of await storedIn(req, config))
      if (isWanted(doc, fields)) found.push({ kind: slug, doc });
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
