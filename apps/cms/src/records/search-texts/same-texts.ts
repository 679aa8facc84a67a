import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest, Where } from "payload";
import { isAuthor, isWriter } from "#accounts/access/roles.ts";
import { ownPageOf, PAGE_KINDS } from "#records/page-of.ts";
import { forbid } from "#server/http/refuse.ts";

const FIELDS = ["title", "description"] as const;
type Text = (typeof FIELDS)[number];
/** Maximum paths: the form names three, and whether there are more. */
const MOST = 4;
const LONGEST = 2000;

interface Found {
  id?: number;
  slug?: string | null;
  path?: string | null;
  search?: Partial<Record<Text, string | null>> | null;
}

/** The form that has the text: a collection with its record's id, or a global. */
export interface Form {
  kind: string;
  id: string;
}

/** Paths of other pages with this text, in the latest drafts that the user may read. */
export async function pagesWithText(
  req: PayloadRequest,
  field: Text,
  text: string,
  form: Form,
): Promise<string[]> {
  const { payload } = req;
  const as = { draft: true, depth: 0, overrideAccess: !isAuthor(req), req } as const;
  const paths: string[] = [];
  const collections: [CollectionSlug, string][] = [
    // Not for authors.
    ...(isAuthor(req) ? [] : [["seo-records", field] satisfies [CollectionSlug, string]]),
    ...PAGE_KINDS.flatMap((kind): [CollectionSlug, string][] =>
      "collection" in kind ? [[kind.collection, `search.${field}`]] : [],
    ),
  ];
  for (const [collection, name] of collections) {
    const other: Where[] =
      form.kind === collection && form.id ? [{ id: { not_equals: Number(form.id) } }] : [];
    const { docs }: { docs: Found[] } = await payload.find({
      ...as,
      collection,
      limit: MOST,
      pagination: false,
      where: { and: [{ [name]: { equals: text } }, ...other] },
    });
    paths.push(...docs.map((doc) => doc.path ?? ownPageOf(collection, doc) ?? ""));
  }
  for (const kind of PAGE_KINDS) {
    if (!("global" in kind) || kind.global === form.kind) continue;
    const slug: GlobalSlug = kind.global;
    const doc: Found = await payload.findGlobal({ ...as, slug });
    if (doc.search?.[field] === text) paths.push(ownPageOf(slug, {}) ?? "");
  }
  return paths.filter((path) => path !== "").slice(0, MOST);
}

/** `GET /cms/api/same-texts?field=title&text=…&kind=…&id=…`, for editors. */
export const sameTextsEndpoint: Endpoint = {
  path: "/same-texts",
  method: "get",
  handler: async (req) => {
    if (!isWriter(req)) return forbid();
    const param = (name: string): string => (req.searchParams.get(name) ?? "").slice(0, LONGEST);
    const field = FIELDS.find((one) => one === param("field"));
    const text = param("text").trim();
    const form = { kind: param("kind"), id: /^\d{1,9}$/.exec(param("id"))?.[0] ?? "" };
    const paths = field && text !== "" ? await pagesWithText(req, field, text, form) : [];
    return Response.json({ paths }, { headers: { "cache-control": "no-store" } });
  },
};
