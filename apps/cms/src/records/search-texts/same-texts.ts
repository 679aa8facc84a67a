import type { CollectionSlug, Endpoint, GlobalSlug, Payload, Where } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
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

/** Paths of other pages with this text, in the latest drafts. */
export async function pagesWithText(
  payload: Payload,
  field: Text,
  text: string,
  form: Form,
): Promise<string[]> {
  const paths: string[] = [];
  const collections: [CollectionSlug, string][] = [
    ["seo-records", field],
    ...PAGE_KINDS.flatMap((kind): [CollectionSlug, string][] =>
      "collection" in kind ? [[kind.collection, `search.${field}`]] : [],
    ),
  ];
  for (const [collection, name] of collections) {
    const other: Where[] =
      form.kind === collection && form.id ? [{ id: { not_equals: Number(form.id) } }] : [];
    const { docs }: { docs: Found[] } = await payload.find({
      collection,
      draft: true,
      depth: 0,
      limit: MOST,
      pagination: false,
      where: { and: [{ [name]: { equals: text } }, ...other] },
    });
    paths.push(...docs.map((doc) => doc.path ?? ownPageOf(collection, doc) ?? ""));
  }
  for (const kind of PAGE_KINDS) {
    if (!("global" in kind) || kind.global === form.kind) continue;
    const slug: GlobalSlug = kind.global;
    const doc: Found = await payload.findGlobal({ slug, draft: true, depth: 0 });
    if (doc.search?.[field] === text) paths.push(ownPageOf(slug, {}) ?? "");
  }
  return paths.filter((path) => path !== "").slice(0, MOST);
}

/** `GET /cms/api/same-texts?field=title&text=…&kind=…&id=…`, for editors. */
export const sameTextsEndpoint: Endpoint = {
  path: "/same-texts",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const param = (name: string): string => (req.searchParams.get(name) ?? "").slice(0, LONGEST);
    const field = FIELDS.find((one) => one === param("field"));
    const text = param("text").trim();
    const form = { kind: param("kind"), id: /^\d{1,9}$/.exec(param("id"))?.[0] ?? "" };
    const paths = field && text !== "" ? await pagesWithText(req.payload, field, text, form) : [];
    return Response.json({ paths }, { headers: { "cache-control": "no-store" } });
  },
};
