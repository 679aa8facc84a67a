/** Whether visitors find the target of a link to the site. */
import { SINGLE_PAGES } from "@meridian/contract";
import { isOwnAddress } from "@meridian/contract/own-address";
import { bands, goneOf, isGone } from "@meridian/contract/bands";
import { isOff, pageAt as optionalPageAt, type PageName } from "@meridian/contract/pages";
import { OWN_PATHS } from "@meridian/contract/paths";
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, Where } from "payload";
import * as v from "valibot";
import type { Media, SiteSetting } from "#payload-types.ts";
import { formerPath } from "#records/former-files.ts";
import { recordPlaceOf } from "#records/page-of.ts";
import { translatedTarget } from "#records/targets/translated-target.ts";
import { mediaNameIn } from "#server/http/media-address.ts";

export interface TargetState {
  /**
   * `place`: the page exists, not the fragment; `leftOut`: the settings omit the band; `behindForm`:
   * a document without a public address.
   */
  found: "yes" | "missing" | "unpublished" | "trashed" | "place" | "leftOut" | "behindForm";
  /** In the published settings. */
  off: boolean;
  /** The optional page at the address. */
  page?: PageName | undefined;
}

const HOME_PLACES = new Set(["", "services", "solutionSection", "company", "contact-form"]);
const FILE = /\.[a-z\d]{2,5}$/i;

export const targetSettings = (payload: Payload): Promise<SiteSetting> =>
  payload.findGlobal({ slug: "site-settings", depth: 0 });

/** Other sites count as found, without a request. `known`: settings that the caller has read. */
export async function targetState(
  payload: Payload,
  address: string,
  known?: SiteSetting,
): Promise<TargetState> {
  if (!isOwnAddress(address) || !URL.canParse(address, "http://site"))
    return { found: "yes", off: false };
  const { pathname, hash } = new URL(address, "http://site");
  const path = decodedPath(pathname);
  const settings = known ?? (await targetSettings(payload));
  const off = isPublished(settings) && isOff(path, settings.pages?.off ?? []);
  const about = { off, page: optionalPageAt(path) };
  if (isPublished(settings) && isLeftOut(address, settings.bands ?? {}))
    return { found: "leftOut", ...about };
  if (path === "/") return { found: HOME_PLACES.has(hash.slice(1)) ? "yes" : "place", ...about };
  const file = FILE.test(path) && (await fileState(payload, pathname));
  return { found: file || (await found(payload, path)), ...about };
}

/** Of a PDF at its own address, or at the one that it had on an imported site; other files exist. */
async function fileState(payload: Payload, pathname: string): Promise<TargetState["found"]> {
  if (!/\.pdf$/i.test(pathname)) return "yes";
  const own = mediaNameIn(pathname);
  const { docs } = await payload.db.find<Media>({
    collection: "media",
    where: own === null ? { source: { contains: pathname } } : { filename: { equals: own } },
    select: { source: true, behindForm: true },
    pagination: false,
    limit: 0,
  });
  const files = docs.filter((file) => own !== null || formerPath(file) === pathname);
  if (files.length === 0) return own === null ? "yes" : "missing";
  return files.every(({ behindForm }) => behindForm) ? "behindForm" : "yes";
}

/** `chosen`: the form's value, with `null` for lists that were never edited. */
function isLeftOut(address: string, chosen: object): boolean {
  const written = Object.entries(chosen).filter(([, list]) => list !== null);
  const read = v.safeParse(bands, Object.fromEntries(written));
  return read.success && isGone(address, goneOf({ pages: { off: [] }, bands: read.output }));
}

const isPublished = (record: object): boolean => Reflect.get(record, "_status") === "published";

const decodedPath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "") || "/";
  } catch {
    return pathname;
  }
};

/** Whether visitors find a page here without redirects: published and not switched off. */
export async function isLivingPage(req: PayloadRequest, path: string): Promise<boolean> {
  if ((await pageAt(req.payload, path, req)) !== "yes") return false;
  // Read last: they span many tables, and most old addresses are no page's.
  const settings = await req.payload.findGlobal({ slug: "site-settings", depth: 0, req });
  return !(isPublished(settings) && isOff(path, settings.pages?.off ?? []));
}

async function found(payload: Payload, path: string): Promise<TargetState["found"]> {
  const own = await pageAt(payload, path);
  if (own !== "missing" && own !== "trashed") return own;
  const redirects = await payload.count({
    collection: "redirects",
    where: { from: { equals: path } },
  });
  if (redirects.totalDocs > 0) return "yes";
  const translated = await translatedTarget(payload, path, { isPrefixOptional: true });
  return translated === "missing" ? own : translated;
}

/** `req`: reads within its transaction. */
async function pageAt(
  payload: Payload,
  path: string,
  req?: PayloadRequest,
): Promise<TargetState["found"]> {
  const { global, collection, page } = SINGLE_PAGES.get(path) ?? {};
  if (global !== undefined && !page?.isAlwaysThere) {
    const record = await payload.findGlobal({ slug: global as GlobalSlug, depth: 0, req });
    return isPublished(record) ? "yes" : "unpublished";
  }
  if (OWN_PATHS.includes(path.slice(1)) && !(collection !== undefined && page?.at === path))
    return "yes";
  const place = recordPlaceOf(path);
  const original =
    place && "collection" in place
      ? await stateOf(payload, place.collection, place.where, req)
      : "missing";
  return original === "missing" ? translatedTarget(payload, path, { req }) : original;
}

async function stateOf(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  req?: PayloadRequest,
): Promise<TargetState["found"]> {
  const { docs } = await payload.find({
    collection,
    where,
    trash: true,
    depth: 0,
    limit: 100,
    req,
  });
  const here = docs.filter((doc) => !("deletedAt" in doc && doc.deletedAt));
  if (here.some((doc) => isPublished(doc))) return "yes";
  return here.length > 0 ? "unpublished" : docs.length > 0 ? "trashed" : "missing";
}
