/** All pages with their texts for search engines, as visitors get them. */
import { OWN_PATHS } from "@meridian/contract/paths";
import type { Payload } from "payload";
import { labelText } from "#admin-ui/words/label-text.ts";
import type { SearchTexts } from "#payload-types.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { ownPageOf, PAGE_KINDS } from "#records/page-of.ts";
import { charactersIn } from "#records/fields/limits.ts";
import { DESCRIPTION_SHOWN, TITLE_SHOWN } from "#records/search-texts/lengths.ts";
import { TEXTS_ANCHOR } from "#records/search-texts/texts-anchor.ts";

export const NOTES = {
  missing: "Without a title or description",
  same: "With another page's text",
  long: "Longer than search engines show",
  hidden: "Hidden from search engines",
  unused: "Not used: the page's record has texts",
} as const;
export type Note = keyof typeof NOTES;

export interface DescribedPage {
  path: string;
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  description: string;
  hasPicture: boolean;
  isDraft: boolean;
  notes: Note[];
  /** The form with the texts. */
  edit: string;
}

interface Stored {
  id: number;
  slug?: string | null;
  path?: string | null;
  _status?: string | null;
  updatedAt?: string | null;
  search?: SearchTexts | null;
}
type Found = Omit<DescribedPage, "notes"> & { noindex: boolean };

const select = { slug: true, search: true, _status: true, updatedAt: true } as const;
const NO_RECORD = "Page without a record";

/** By path. */
export async function everyPage(payload: Payload): Promise<DescribedPage[]> {
  const records = (await Promise.all(PAGE_KINDS.map((kind) => ofKind(payload, kind)))).flat();
  const known = new Set(records.map(({ path }) => path));
  const rows = await ofRows(payload);
  const described = new Set([...known, ...rows.map(({ path }) => path)]);
  const bare = OWN_PATHS.map((path) => `/${path}`).filter((path) => !described.has(path));
  const all = [...records, ...rows, ...bare.map(withoutTexts)];
  const isRepeated = repeated(all);
  return all
    .map(({ noindex, ...page }) => ({
      ...page,
      notes: [
        ...(page.title === "" || page.description === "" ? (["missing"] as const) : []),
        ...(isRepeated(page) ? (["same"] as const) : []),
        ...(isLong(page) ? (["long"] as const) : []),
        ...(noindex ? (["hidden"] as const) : []),
        ...(page.kind === NO_RECORD && known.has(page.path) ? (["unused"] as const) : []),
      ],
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const isLong = ({ title, description }: Pick<Found, "title" | "description">): boolean =>
  charactersIn(title) > TITLE_SHOWN || charactersIn(description) > DESCRIPTION_SHOWN;

/** Whether another page has the same title or description. */
function repeated(all: readonly Found[]): (page: DescribedText) => boolean {
  const counts = new Map<string, number>();
  for (const { title, description } of all)
    for (const text of [`t:${title}`, `d:${description}`])
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return ({ title, description }) =>
    (title !== "" && counts.get(`t:${title}`) !== 1) ||
    (description !== "" && counts.get(`d:${description}`) !== 1);
}
type DescribedText = Pick<Found, "title" | "description">;

const textsOf = (texts: Partial<SearchTexts> | null | undefined) => ({
  title: texts?.title?.trim() ?? "",
  description: texts?.description?.trim() ?? "",
  hasPicture: Boolean(texts?.image),
  noindex: texts?.noindex === true,
});

async function ofKind(payload: Payload, kind: (typeof PAGE_KINDS)[number]): Promise<Found[]> {
  if ("global" in kind) {
    const { global: slug } = kind;
    const doc = await payload.db.findGlobal<Stored & Record<string, unknown>>({ slug });
    const label = payload.globals.config.find((one) => one.slug === slug)?.label ?? slug;
    if (!doc?.updatedAt) return [];
    return found(doc, slug, labelText(label), `/admin/globals/${slug}`);
  }
  const { collection } = kind;
  const { docs } = await payload.db.find<Stored>({
    collection,
    where: { deletedAt: { exists: false } },
    select,
    sort: ["id"],
    pagination: false,
    limit: 0,
  });
  const { labels } = payload.collections[collection].config;
  return docs.flatMap((doc) =>
    found(
      doc,
      collection,
      labelText(labels.singular),
      `/admin/collections/${collection}/${doc.id}`,
    ),
  );
}

/** Nothing for a draft without an address. */
function found(doc: Stored, slug: string, kind: string, form: string): Found[] {
  const path = ownPageOf(slug, doc);
  if (path === null) return [];
  const isDraft = !isPublished(doc);
  return [{ path, kind, isDraft, edit: `${form}#${TEXTS_ANCHOR}`, ...textsOf(doc.search) }];
}

async function ofRows(payload: Payload): Promise<Found[]> {
  const { docs } = await payload.db.find<Stored & SearchTexts>({
    collection: "seo-records",
    where: { deletedAt: { exists: false } },
    sort: ["path"],
    pagination: false,
    limit: 0,
  });
  return docs.map((doc) => ({
    path: doc.path ?? "",
    kind: NO_RECORD,
    isDraft: !isPublished(doc),
    edit: `/admin/collections/seo-records/${doc.id}`,
    ...textsOf(doc),
  }));
}

const withoutTexts = (path: string): Found => ({
  path,
  kind: NO_RECORD,
  isDraft: false,
  edit: `/admin/collections/seo-records/create?${new URLSearchParams({ path })}`,
  ...textsOf(null),
});
