import { prefixFor, SINGLE_PAGES, withoutPrefix } from "@meridian/contract";
import { OWN_PATHS } from "@meridian/contract/paths";
import type { Payload, PayloadRequest, Where } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { placeOf } from "#records/addresses.ts";
import { languagesOf } from "#records/languages.ts";

interface Options {
  /** Reads within its transaction. */
  req?: PayloadRequest | undefined;
  /** Texts of a language may link to its pages without its prefix, which the site adds. */
  isPrefixOptional?: boolean;
}

/** The state of the page at `path` in a further language. */
export async function translatedTarget(
  payload: Payload,
  path: string,
  { req, isPrefixOptional = false }: Options = {},
): Promise<"yes" | "unpublished" | "missing"> {
  const { others } = await languagesOf(payload, req);
  const within = withoutPrefix(path, others.map(prefixFor));
  const language = others.find((code) => prefixFor(code) === within.prefix);
  const { global, page } = SINGLE_PAGES.get(within.path) ?? {};
  const place = placeOf(within.path);
  if (language !== undefined && global !== undefined && !page?.isAlwaysThere)
    return stateOf(payload, { kind: { equals: global }, language: { equals: language } }, req);
  if (language !== undefined && OWN_PATHS.includes(within.path.slice(1))) return "yes";
  if (!place || others.length === 0 || (language === undefined && !isPrefixOptional))
    return "missing";
  return stateOf(
    payload,
    {
      kind: { equals: place.kind },
      slug: { equals: place.slug },
      language: language === undefined ? { in: [...others] } : { equals: language },
    },
    req,
  );
}

async function stateOf(
  { db }: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<"yes" | "unpublished" | "missing"> {
  const { docs } = await db.find<{ id: number; _status?: string | null }>({
    collection: "translations",
    where: { ...where, deletedAt: { exists: false } },
    select: { _status: true },
    limit: 100,
    pagination: false,
    req,
  });
  return docs.some(isPublished) ? "yes" : docs.length > 0 ? "unpublished" : "missing";
}
