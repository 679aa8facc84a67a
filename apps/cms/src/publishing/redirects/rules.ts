/** A redirect leads from a path without a page to a path or another site, never in a loop. */
import {
  hasParameters,
  locationWith,
  mostPrecise,
  readFrom,
  spelledFrom,
} from "@meridian/contract/redirect-from";
import { redirectTarget } from "@meridian/contract/redirect-target";
import type { FieldHook, PayloadRequest, TextFieldSingleValidation } from "payload";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { isLivingPage } from "#records/targets/target-state.ts";
import { translatedTarget } from "#records/targets/translated-target.ts";
import { placeOf } from "#records/addresses.ts";
import { redirectFrom } from "#records/redirect-from.ts";

// In the site's spelling: lower case, no anchor or slash at the end.
const FROM = /^(?:\/[^\s/?#\\A-Z]+)+$/;
const LONGEST = 1000;

/** Without query and anchor. */
export const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? "";

/** Whether a published page has this address. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  const place = placeOf(path);
  if (!place) return false;
  const { totalDocs } = await req.payload.db.count({
    collection: place.kind,
    where: { slug: { equals: place.slug }, _status: { equals: "published" }, ...NOT_TRASHED },
    req,
  });
  return totalDocs > 0 || (await translatedTarget(req.payload, path, { req })) === "yes";
}

const isPath = (value: string): boolean =>
  FROM.test(value) && !value.split("/").some((part) => part === "." || part === "..");

/** Parameters in one order: two redirects of the same ones are one. */
export const inOneOrder: FieldHook = ({ value }) => {
  const read = typeof value === "string" && value.includes("?") ? readFrom(value.trim()) : null;
  return read ? spelledFrom(read) : value;
};

/** Empty if the address can be redirected. */
export async function whyNotFrom(req: PayloadRequest, value: string): Promise<string> {
  if (!value) return "Write the old address, such as /services/old-name.";
  const [path = "", query] = value.split(/\?(.*)/s);
  if (query !== undefined && value.length <= LONGEST && (path === "/" || isPath(path)))
    return readFrom(value) && !/[\s\\]/.test(query)
      ? ""
      : "After the ? write parameters, such as ?id=7 or ?id=7&lang=de, at most ten, each with a name of its own, and no #.";
  if (value.includes("*"))
    return "A redirect is for one address: * does not stand for others. Write each old address in full.";
  if (!isPath(value) || value.length > LONGEST)
    return "Write a path of this site: it begins with /, has lower-case letters, and has no # and no slash at the end. Parameters may follow, such as /old?id=7 or /?p=12.";
  return (await isLivingPage(req, value))
    ? "A page has this address, so the redirect would have no effect. First unpublish the page, or switch it off under Settings, Pages and menu."
    : "";
}

/** An old address from before its page existed stays valid. */
export const checkFrom: TextFieldSingleValidation = async (value, { req, previousValue }) =>
  (Boolean(value) && value === previousValue) || (await whyNotFrom(req, value ?? "")) || true;

/** Stores a full address of this site as a path. */
export const asPath =
  (siteUrl: string): FieldHook =>
  ({ value }) =>
    typeof value === "string" ? (redirectTarget(value.trim(), siteUrl)?.to ?? value) : value;

/** Empty if a redirect can lead to this address. */
export function whyNotTo(value: string, siteUrl: string): string {
  if (!value) return "Write the new address, such as /services/new-name.";
  return redirectTarget(value.trim(), siteUrl)
    ? ""
    : "Write a path of this site that begins with one /, such as /services/new-name, or an address of another site that begins with https:// (or http://), without a user name or password.";
}

export const LEADS_BACK = "This would redirect in a circle.";

export const checkTo =
  (siteUrl: string): TextFieldSingleValidation =>
  async (value, { siblingData, req }) => {
    const { from }: { from?: string } = siblingData;
    const why = whyNotTo(value ?? "", siteUrl);
    if (why || !value || !from) return why || true;
    return (await destinationOf(req, from, value)) === null ? LEADS_BACK : true;
  };

type Led = { from: string; to: string };

const queryIn = (address: string): URLSearchParams =>
  new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? "");

/** The redirect of an address: the one with the most of its parameters, else that of the path. */
export function redirectAt(candidates: readonly Led[], address: string): Led | undefined {
  const query = queryIn(address);
  const matching = candidates.flatMap((one) => {
    const read = readFrom(one.from);
    return read?.path === pathIn(address) && hasParameters(read, query) ? [{ ...read, one }] : [];
  });
  return mostPrecise(matching)?.one;
}

/** The target of a redirect for a request of this address. */
export function nextOf({ from, to }: Led, address: string): string {
  const names = readFrom(from)?.parameters.map(([name]) => name) ?? [];
  // Of a path alone, the stored target is the end.
  return names.length === 0 ? to : locationWith(to, names, queryIn(address));
}

const MOST_STEPS = 20;

/** Where a redirect to `to` finally leads; `null` if back to its start, or into a circle. */
export async function destinationOf(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<string | null> {
  const own = { from, to };
  const seen = new Set([from]);
  for (let at = to, step = 0; step < MOST_STEPS; step += 1) {
    const stored = await redirectsAt(req, at);
    const next = redirectAt([own, ...stored.filter((one) => one.from !== from)], at);
    if (!next) return at;
    if (seen.has(next.from)) return null;
    seen.add(next.from);
    at = nextOf(next, at);
  }
  return null;
}

/** Those of the address's path, with any parameters. */
async function redirectsAt(req: PayloadRequest, address: string): Promise<Led[]> {
  const path = pathIn(address);
  const plain = await redirectFrom(req, path);
  const found = plain ? [plain] : [];
  if (!address.includes("?")) return found;
  const { docs } = await req.payload.db.find<Led>({
    collection: "redirects",
    where: { from: { like: `${path}?` } },
    pagination: false,
    req,
  });
  return [...found, ...docs.filter((one) => one.from.startsWith(`${path}?`))];
}
